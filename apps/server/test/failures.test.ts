import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, KeyedRandom } from '@sobremesa/games';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { tableReference } from '../src/tables/rules/logName.ts';
import { known } from './support/known.ts';
import { Player, playUntil, seated } from './support/player.ts';
import { freePort, runServer, temporaryFolder } from './support/process.ts';

const module = known(games.patzcuaro);
const random = () => new KeyedRandom({ seed: '8'.repeat(64), drawn: 0 });

/** The error output of a server that cannot start. */
async function whyNot(dataDir: string): Promise<string> {
  await using server = runServer({ PORT: '0', DATA_DIR: dataDir });
  expect(await server.exited).toBe(1);
  expect(server.output.stdout).toBe('');
  return server.output.stderr;
}

describe('a server that cannot start reports in one line', () => {
  it('that another one uses the folder', async () => {
    using data = temporaryFolder();
    await using first = runServer({ PORT: '0', DATA_DIR: data.path });
    const url = await first.ready;
    const file = join(data.path, 'sobremesa.db');
    expect(await whyNot(data.path)).toBe(
      `Sobremesa cannot start: The database ${file} is taken: another server is using it. Stop that one, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('that the database is of a newer server', async () => {
    using data = temporaryFolder();
    const db = new Sqlite(join(data.path, 'sobremesa.db'));
    db.pragma('user_version = 99');
    db.close();
    expect(await whyNot(data.path)).toMatch(/^Sobremesa cannot start: The database has schema 99; [^\n]+\n$/);
  });

  it('that the file is not a database', async () => {
    using data = temporaryFolder();
    writeFileSync(join(data.path, 'sobremesa.db'), 'cards '.repeat(1000));
    expect(await whyNot(data.path)).toMatch(
      /^Sobremesa cannot start: The database \S+ is damaged: file is not a database\. Restore a backup; see "Backups" in docs\/hosting\.md\.\n$/,
    );
  });

  it.runIf(process.platform === 'linux')('that the folder is not writable', async () => {
    expect(await whyNot('/proc')).toMatch(
      /^Sobremesa cannot start: The database \S+ cannot be opened for writing: [^\n]+ DATA_DIR must be a folder in which user \d+ may write\.\n$/,
    );
  });
});

it('a corrupt table affects no others: the server starts, logs it, and the other matches continue', async () => {
  using data = temporaryFolder();
  const env = { PORT: String(await freePort()), DATA_DIR: data.path };
  await using first = runServer(env);
  const url = await first.ready;
  const players = [await Player.named(url, 'Ana'), await Player.named(url, 'Bea')];
  const matches = [await seated(players, 'patzcuaro'), await seated(players, 'patzcuaro'), await seated(players, 'patzcuaro')];
  const [broken, unreadable, well] = matches.map(({ table }) => table);
  first.kill('SIGKILL');
  await first.exited;
  const db = new Sqlite(join(data.path, 'sobremesa.db'));
  db.prepare('UPDATE matches SET state = ? WHERE table_id = ?').run('{"G":', known(broken));
  db.prepare('UPDATE tables SET settings = ? WHERE id = ?').run('[]', known(unreadable));
  db.close();

  await using second = runServer(env);
  await second.ready;
  const last = known(matches[2]);
  await playUntil(last.sessions, 5, module, random());
  const lines = second.output.stderr.split('\n').filter((line) => line.includes('"level":50'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).not.toContain(known(well));
  expect(
    lines.some((line) => line.includes(tableReference(known(unreadable))) && line.includes('cannot read a stored table')),
  ).toBe(true);
  const answer = await known(players[0]).connection.request('match:sync', { table: known(broken) });
  expect(answer).toEqual({ ok: false, error: { code: 'internal' } });
  for (const player of players) player.close();
}, 60_000);

it.runIf(process.platform === 'linux')(
  'a full disk makes the server reject moves until there is space again, and fail /readyz',
  async () => {
    using data = temporaryFolder();
    await using server = runServer({ PORT: '0', DATA_DIR: data.path });
    const url = await server.ready;
    const players = [await Player.named(url, 'Ana'), await Player.named(url, 'Bea')];
    const { sessions } = await seated(players, 'patzcuaro');
    await playUntil(sessions, 5, module, random());
    const files = ['', '-wal'].map((suffix) => statSync(join(data.path, `sobremesa.db${suffix}`)).size);
    const room = (bytes: string) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}`]);
    const ready = async () => (await fetch(`${url}/readyz`)).status;

    room(`${Math.max(...files)}:unlimited`);
    await expect(playUntil(sessions, 2000, module, random())).rejects.toThrow('was refused: unavailable');
    await expect.poll(ready, { timeout: 5000 }).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const reached = sessions.map((session) => session.store.getState().match?.version);

    room('unlimited:unlimited');
    await expect.poll(ready, { timeout: 5000 }).toBe(200);
    const [before = 0] = reached;
    await playUntil(sessions, before + 5, module, random());
    expect(sessions.map((session) => session.store.getState().match?.version)).toEqual([before + 5, before + 5]);
    const logged = server.output.stderr.split('\n').filter((line) => line.includes('storage is'));
    expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'storage is unavailable; changes are refused until it is back',
      'storage is available again',
    ]);
    for (const player of players) player.close();
  },
  60_000,
);
