import { afterEach, beforeEach, expect, it } from 'vitest';
import { quietLog } from '../../test/harness.ts';
import { ManualClock } from '../../test/manual-clock.ts';
import { readConfig, variables } from '../config.ts';
import { openSqlite, type Storage } from '../storage/index.ts';
import { SettingsCheck, SettingsDifferError, sharedSettings } from './settings.ts';

const SHARED = {
  ADMIN_CODE: 'the-code-of-the-host',
  NOTICES_KEY: 'the-key-of-notices-1',
  PUBLIC_URL: 'https://mesa.example.org',
};

/**
 * Settings that may differ between servers, or that locate the database in which settings are
 * compared.
 */
const own = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  'BOT_THREADS',
  'BACKUP_HOURS',
  'BACKUP_KEEP',
  'BACKUP_DIR',
  'WEB_DIR',
];

let storage: Storage;
let clock: ManualClock;
beforeEach(async () => {
  storage = await openSqlite(':memory:');
  clock = new ManualClock();
});
afterEach(() => storage.close());

async function start(env: Record<string, string | undefined> = {}, id = 'one') {
  const log = { ...quietLog(), lines: [] as string[] };
  log.info = log.warn = (about: object, line: string) => void log.lines.push(`${line} ${JSON.stringify(about)}`);
  const config = readConfig({ ...SHARED, ...env });
  const check = await SettingsCheck.start({ config, storage, clock, log, installation: 'installation', id });
  return { check, lines: log.lines };
}

it("every variable is listed either as shared by all servers or as a server's own", () => {
  const shared = Object.keys(sharedSettings(readConfig({})));
  expect([...own, ...shared].toSorted()).toEqual(variables.map(({ name }) => name).toSorted());
});

it.each([
  ['REDIS_URL', 'redis://one', 'redis://two'],
  ['PUBLIC_URL', 'https://one.example.org', 'https://two.example.org'],
  ['ALLOWED_ORIGINS', 'https://one.example.org', ''],
  ['TRUST_PROXY', '1', '2'],
  ['OPEN_TABLE_HOURS', '2', '3'],
  ['RUNNING_TABLE_DAYS', '2', '3'],
  ['FINISHED_TABLE_DAYS', '2', '3'],
  ['GROUP_KEEP_DAYS', '2', '3'],
  ['ADMIN', 'true', 'false'],
  ['ADMIN_CODE', 'one-code-of-the-host', 'two-code-of-the-host'],
  ['OFFLINE', 'true', 'false'],
  ['NOTICES_KEY', 'one-key-for-all-of-us', ''],
  ['NOTICES_AFTER', '60', '61'],
  ['MAIL_FROM', 'one@example.org', 'two@example.org'],
  ['NOTICES_INSIDE', 'true', 'false'],
  ['CONFIRMATIONS_PER_HOUR', '100', '50'],
  ['CONFIRMATIONS_PER_DOMAIN', '30', '20'],
])('both servers log a different %s once, by its name only, until it is the same again', async (name, one, two) => {
  const mail = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'one@example.org' };
  const database = { DATABASE_URL: 'postgres://a/b' };
  const first = await start({ ...mail, ...database, [name]: one });
  const second = await start({ ...mail, ...database, [name]: two }, 'two');
  await clock.advance(20_000);
  const unset = two === '' && name === 'NOTICES_KEY';
  const line = (node: string, where: string) =>
    `settings differ from those of server ${node}: ${name}${unset ? ` (not set on ${where})` : ''} ${JSON.stringify({ node, settings: [name] })}`;
  expect([first.lines, second.lines].map((lines) => lines.filter((each) => each.includes('settings')))).toEqual([
    [line('two', 'that server')],
    [line('one', 'this server')],
  ]);
  expect(first.check.differing).toEqual([name]);
  await first.check.stop();
  const again = await start({ ...mail, ...database, [name]: two }, 'three');
  await clock.advance(5000);
  expect(second.lines.at(-1)).toMatch(/^settings are the same on all servers again/);
  expect(again.check.differing).toEqual([]);
  const [row] = await storage.seeServer({ id: 'reader', settings: {}, seenAt: clock.now() }, 0);
  for (const value of [...Object.values(SHARED), one, two].filter((each) => each.length > 4)) {
    expect(JSON.stringify([row, again.lines])).not.toContain(value);
  }
});

it('compares whether there is a mail server, and Redis by its location, not their accounts', async () => {
  const env = { DATABASE_URL: 'postgres://a/b', MAIL_FROM: 'one@example.org' };
  await start({ ...env, SMTP_URL: 'smtp://one:pass@mail', REDIS_URL: 'redis://one:pass@host' });
  const second = await start({ ...env, SMTP_URL: 'smtp://two:word@relay', REDIS_URL: 'redis://two:word@host:6379' }, 'two');
  expect(second.check.differing).toEqual([]);
  const third = await start({ DATABASE_URL: 'postgres://a/b', REDIS_URL: 'redis://host' }, 'three');
  expect(third.check.differing).toEqual(['SMTP_URL', 'MAIL_FROM']);
});

it('a server does not start if a running one has another NOTICES_KEY', async () => {
  const first = await start();
  const other = { NOTICES_KEY: 'the-key-of-notices-2' };
  const refused = await start(other, 'two').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SettingsDifferError);
  expect((refused as Error).message).toMatch(/^NOTICES_KEY is not that of server one, which runs on this database: /);
  expect((refused as Error).message).not.toContain('the-key');
  // A server that failed to start does not count for the comparison.
  await clock.advance(5000);
  expect(first.lines).toEqual([]);
});

it('NOTICES_KEY can be changed while no server runs, which is logged, and added server by server', async () => {
  const none = await start({ NOTICES_KEY: undefined }, 'none');
  const first = await start();
  await none.check.stop();
  const second = await start({}, 'two');
  expect(second.lines).toEqual([]);
  await first.check.stop();
  // The second one was killed.
  const other = { NOTICES_KEY: 'the-key-of-notices-2' };
  await expect(start(other, 'three')).rejects.toThrow(SettingsDifferError);
  const killed = second.check;
  await killed.stop();
  const changed = await start(other, 'three');
  expect(changed.lines).toEqual([expect.stringMatching(/^NOTICES_KEY has changed: /)]);
  expect((await start(other, 'four')).lines).toEqual([]);
});

it('a killed server counts as running for 15 seconds', async () => {
  await storage.seeServer({ id: 'killed', settings: { NOTICES_KEY: 'another' }, seenAt: clock.now() }, 0);
  await clock.advance(4000);
  await expect(start()).rejects.toThrow(
    /^NOTICES_KEY .* server killed, .* If that server was killed, it counts as running for 11 more seconds\./,
  );
  await clock.advance(11_001);
  await start();
});

it('does not compare settings that a server of another version does not know', async () => {
  await storage.seeServer({ id: 'older', settings: { TRUST_PROXY: null, OF_OLD: 'x' }, seenAt: clock.now() }, 0);
  const { check } = await start();
  expect(check.differing).toEqual(['TRUST_PROXY']);
});

it('logs that without ADMIN_CODE each server would create its own', async () => {
  expect((await start({ ADMIN_CODE: undefined })).lines).toEqual([expect.stringMatching(/^several servers need an ADMIN_CODE /)]);
  expect((await start({ ADMIN_CODE: undefined, ADMIN: 'false' }, 'two')).lines[0]).toMatch(
    /^settings differ from those of server one: ADMIN /,
  );
});
