import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '@sobremesa/protocol';
import { Authenticator } from './support/authenticator.ts';
import { Page } from './support/page.ts';
import { postgresPrograms, TestPostgres } from './support/postgres.ts';
import { startServer, type TestServer } from './support/server.ts';

const ORIGIN = 'https://mesa.example';
const extraHeaders = { 'x-forwarded-host': 'mesa.example' };
const env = { PUBLIC_URL: ORIGIN, TRUST_PROXY: '1' };

let server: TestServer;
const pages: Page[] = [];

function page(key?: string, device?: string): Page {
  const auth = device === undefined ? {} : { auth: { protocol: 4, device } };
  const opened = new Page(server.url, { key, extraHeaders, ...auth });
  pages.push(opened);
  return opened;
}

async function named(name: string) {
  const own = page(undefined, 'Firefox on Linux');
  const { person, key } = await own.do('identify', { name });
  return { page: own, person, key: key ?? '' };
}

async function secondOf(first: Page): Promise<Page> {
  const { token } = await first.do('devices:link', {});
  return page((await page().do('devices:claim', { token })).key);
}

/** A new passkey of this page's person. */
async function passkeyOf(of: Page, authenticator = new Authenticator(ORIGIN)): Promise<Authenticator> {
  const { options } = await of.do('passkeys:create', {});
  await of.do('passkeys:add', authenticator.create(options));
  return authenticator;
}

/** The answer to a use of a passkey on a new page. */
async function claimed(authenticator: Authenticator, changes: Parameters<Authenticator['use']>[1] = {}, at = page()) {
  const { options } = await at.do('passkeys:request', {});
  return at.ask('passkeys:claim', authenticator.use(options, changes));
}

const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) => (await answer).error?.code;
const listOf = async (of: Page) => (await of.do('devices:get', {})).passkeys ?? [];
const ownOf = async (of: Page) => (await of.do('devices:get', {})).devices.find(({ here }) => here)?.id ?? '';

const databases = [
  ['SQLite', true],
  ['PostgreSQL', postgresPrograms !== null],
] as const;

describe.each(databases)('a passkey, with %s,', (database, isInstalled) => {
  let postgres: TestPostgres | null = null;
  beforeAll(async () => {
    if (database === 'PostgreSQL' && isInstalled) postgres = await TestPostgres.start();
  }, 60_000);
  afterAll(() => postgres?.stop(), 60_000);
  beforeEach(async (context) => {
    context.skip(!isInstalled);
    server = await startServer({ env: postgres === null ? env : { ...env, DATABASE_URL: await postgres.newDatabase() } });
  });
  afterEach(async () => {
    for (const each of pages.splice(0)) each.close();
    await server.close();
  });

  it('adds a device to its person wherever its authenticator is, with a key of its own', async () => {
    const ana = await named('Ana');
    expect(await page().do('devices:offers', {})).toMatchObject({ passkeys: true });
    const { options } = await ana.page.do('passkeys:create', {});
    expect(options).toMatchObject({ rp: { id: 'mesa.example' }, user: { name: 'Ana' }, excludeCredentials: [] });
    expect(options.user.id).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(options)).not.toContain(ana.person.id);
    const authenticator = new Authenticator(ORIGIN);
    await ana.page.do('passkeys:add', authenticator.create(options));
    const id = authenticator.id.toString('base64url');
    expect(await listOf(ana.page)).toMatchObject([{ id, name: 'Firefox on Linux', usedAt: null }]);

    const answer = await claimed(authenticator);
    if (!answer.ok) throw new Error(answer.error.code);
    expect([answer.person, answer.key === ana.key]).toEqual([ana.person, false]);
    const second = page(answer.key);
    expect(await second.pushed('welcome')).toMatchObject({ me: ana.person });
    const { devices, passkeys } = await second.do('devices:get', {});
    expect(devices.map(({ way }) => way)).toEqual(['first', 'passkey']);
    expect(passkeys).toMatchObject([{ device: devices[0]?.id, usedAt: expect.any(Number) }]);
    expect((await ana.page.pushed('devices')).added).toMatchObject([{ way: 'passkey', id: await ownOf(second) }]);
    const again = await second.do('passkeys:create', {});
    expect(again.options.excludeCredentials).toEqual([{ id, type: 'public-key' }]);
    expect(again.options.user.id).toBe(options.user.id);
  });

  it('that its own person uses on a device of theirs adds no device', async () => {
    const ana = await named('Ana');
    const answer = claimed(await passkeyOf(ana.page), {}, ana.page);
    expect(await codeOf(answer)).toBe('ownPasskey');
    expect((await ana.page.do('devices:get', {})).devices).toHaveLength(1);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
  ])('is neither created nor used with an answer for %s', async (_, changes) => {
    const ana = await named('Ana');
    const { options } = await ana.page.do('passkeys:create', {});
    const created = new Authenticator(ORIGIN).create(options, changes);
    expect(await codeOf(ana.page.ask('passkeys:add', created))).toBe('badPasskey');
    expect(await codeOf(claimed(await passkeyOf(ana.page), changes))).toBe('badPasskey');
    expect(server.logged.filter((line) => line.includes('refused a passkey'))).toHaveLength(2);
  });

  it('cannot be created with an attestation, whose certificates could make the server send requests', async () => {
    const { page: ana } = await named('Ana');
    for (const format of ['packed', 'apple', 'android-key', 'tpm', 'fido-u2f']) {
      const { options } = await ana.do('passkeys:create', {});
      const statement = new Map([['x5c', [Buffer.alloc(8)]]]);
      const created = new Authenticator(ORIGIN).create(options, { attestation: [format, statement] });
      expect(await codeOf(ana.ask('passkeys:add', created))).toBe('badPasskey');
    }
    expect(server.logged.filter((line) => line.includes('the attestation has the format'))).toHaveLength(5);
  });

  it('leaves a short line in the log when it is refused, whatever its answer contains', async () => {
    const ana = await named('Ana');
    const { options } = await ana.page.do('passkeys:create', {});
    const created = new Authenticator(ORIGIN).create(options, { challenge: 'A'.repeat(2000) });
    expect(await codeOf(ana.page.ask('passkeys:add', created))).toBe('badPasskey');
    const lines = server.logged.filter((line) => line.includes('refused a passkey'));
    expect(lines.map(({ length }) => length < 400)).toEqual([true]);
  });

  it('needs the challenge of its own connection, which is valid once and for five minutes', async () => {
    const ana = await named('Ana');
    const authenticator = await passkeyOf(ana.page);
    const [guest, other] = [page(), page()];
    const ask = async () => (await guest.do('passkeys:request', {})).options;
    const used = authenticator.use(await ask());
    expect(await codeOf(other.ask('passkeys:claim', used))).toBe('badPasskey');
    await other.do('passkeys:request', {});
    expect(await codeOf(other.ask('passkeys:claim', used))).toBe('badPasskey');
    expect(await codeOf(guest.ask('passkeys:claim', used))).toBeUndefined();
    expect(await codeOf(guest.ask('passkeys:claim', used))).toBe('badPasskey');
    const replaced = authenticator.use(await ask());
    await ask();
    expect(await codeOf(guest.ask('passkeys:claim', replaced))).toBe('badPasskey');
    const { options } = await ana.page.do('passkeys:create', {});
    const created = new Authenticator(ORIGIN).create(options);
    expect(await codeOf((await named('Eva')).page.ask('passkeys:add', created))).toBe('badPasskey');
    expect(await codeOf(ana.page.ask('passkeys:add', created))).toBeUndefined();
    expect(await codeOf(ana.page.ask('passkeys:add', created))).toBe('badPasskey');
    if (database === 'PostgreSQL') return;
    const late = authenticator.use(await ask());
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    expect(await codeOf(guest.ask('passkeys:claim', late))).toBe('badPasskey');
    clock.mockRestore();
  });

  it('gets the same refusal if it is unknown, forged, removed, or ended with its device', async () => {
    const ana = await named('Ana');
    const second = await secondOf(ana.page);
    const [removed, ended] = [await passkeyOf(ana.page), await passkeyOf(second)];
    const unknown = removed.copy();
    const forged = claimed(removed.forged());
    expect(await forged).toEqual({ ok: false, error: { code: 'badPasskey' } });
    await ana.page.do('passkeys:drop', { passkey: removed.id.toString('base64url') });
    await ana.page.do('devices:drop', { device: await ownOf(second) });
    unknown.id.fill(7);
    for (const each of [unknown, removed, ended]) expect(await claimed(each)).toEqual(await forged);
    expect(await listOf(ana.page)).toEqual([]);
  });

  it('is refused, with a line in the log, when its counter goes back', async () => {
    const ana = await named('Ana');
    const authenticator = await passkeyOf(ana.page);
    const copy = authenticator.copy();
    authenticator.counter = 5;
    expect((await claimed(authenticator)).ok).toBe(true);
    for (const counter of [0, 4, 5]) {
      copy.counter = counter;
      expect(await codeOf(claimed(copy))).toBe('badPasskey');
    }
    expect(server.logged.filter((line) => line.includes('was lower than expected 5'))).toHaveLength(3);
    authenticator.counter = 6;
    expect((await claimed(authenticator)).ok).toBe(true);
  });

  it('cannot be the sixth, nor the second with the same id', async () => {
    const ana = await named('Ana');
    const first = await passkeyOf(ana.page);
    const eva = await named('Eva');
    const { options } = await eva.page.do('passkeys:create', {});
    expect(await codeOf(eva.page.ask('passkeys:add', first.create(options)))).toBe('badPasskey');
    const late = page(ana.key);
    const started = await late.do('passkeys:create', {});
    for (let i = 1; i < limits.passkeys; i++) await passkeyOf(ana.page);
    expect(await codeOf(ana.page.ask('passkeys:create', {}))).toBe('tooManyPasskeys');
    const sixth = new Authenticator(ORIGIN).create(started.options);
    expect(await codeOf(late.ask('passkeys:add', sixth))).toBe('tooManyPasskeys');
    expect(await listOf(ana.page)).toHaveLength(limits.passkeys);
  });

  it('is announced to the other devices like a new device, until their readers know it or it is removed', async () => {
    const ana = await named('Ana');
    const thief = await secondOf(ana.page);
    const [device] = (await ana.page.pushed('devices')).added;
    const passkey = (await passkeyOf(thief)).id.toString('base64url');
    const news = { id: passkey, way: 'passkey', createdBy: device?.id };
    const isNews = ({ added }: { added: readonly { id: string }[] }) => added.some(({ id }) => id === passkey);
    expect((await ana.page.pushed('devices', isNews)).added).toMatchObject([news]);
    expect((await page(ana.key).pushed('devices')).added).toMatchObject([{ id: device?.id }, news]);
    expect(thief.pushes.filter(({ event }) => event === 'devices')).toEqual([]);
    expect(await codeOf(ana.page.ask('devices:checked', { device: device?.id ?? '' }))).toBeUndefined();
    expect((await page(ana.key).pushed('devices')).added).toMatchObject([news]);
    await ana.page.do('passkeys:drop', { passkey });
    await thief.pushed('devices', ({ gone }) => gone?.includes(passkey) === true);
    const known = (await passkeyOf(thief)).id.toString('base64url');
    await ana.page.do('devices:checked', { device: known });
    const again = page(ana.key);
    await again.do('devices:get', {});
    expect(again.pushes.filter(({ event }) => event === 'devices')).toEqual([]);
  });

  it('is announced even if its creator adds another one at the same moment, which the reader knows', async () => {
    const ana = await named('Ana');
    const thief = await secondOf(ana.page);
    const [device] = (await ana.page.pushed('devices')).added;
    await ana.page.do('devices:checked', { device: device?.id ?? '' });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    const both = [thief, page(thief.connection.shownKey ?? undefined)];
    const started = await Promise.all(both.map((each) => each.do('passkeys:create', {})));
    const created = started.map(({ options }) => new Authenticator(ORIGIN).create(options));
    await Promise.all(both.map((each, i) => each.do('passkeys:add', created[i]!)));
    clock.mockRestore();
    const [first, second] = await listOf(ana.page);
    await ana.page.do('devices:checked', { device: first?.id ?? '' });
    expect((await page(ana.key).pushed('devices')).added).toMatchObject([{ id: second?.id }]);
  });

  it('cannot have the id of a device, whose announcement it would replace', async () => {
    const ana = await named('Ana');
    const thief = await secondOf(ana.page);
    const device = await ownOf(thief);
    await ana.page.pushed('devices', ({ added }) => added.some(({ id }) => id === device));
    const { options } = await thief.do('passkeys:create', {});
    const posing = new Authenticator(ORIGIN, Buffer.from(device, 'base64url')).create(options);
    expect(await codeOf(thief.ask('passkeys:add', posing))).toBe('badRequest');
    expect(ana.page.connection.store.getState().added).toMatchObject([{ id: device, way: 'link' }]);
  });

  it('has an id of any length that WebAuthn allows', async () => {
    const ana = await named('Ana');
    const codes: unknown[] = [];
    for (const length of [15, 16, 1023, 1024, 2000, 2060]) {
      const { options } = await ana.page.do('passkeys:create', {});
      const created = new Authenticator(ORIGIN, randomBytes(length)).create(options);
      codes.push(await codeOf(ana.page.ask('passkeys:add', created)));
    }
    expect(codes).toEqual(['badRequest', undefined, undefined, 'badRequest', 'badRequest', 'badRequest']);
    expect(server.logged.filter((line) => line.includes('storage is unavailable'))).toEqual([]);
  });

  it('of another device does not survive that all other devices are signed out', async () => {
    const ana = await named('Ana');
    const thief = await secondOf(ana.page);
    const [stolen, own] = [await passkeyOf(thief), await passkeyOf(ana.page)];
    await ana.page.do('devices:dropOthers', {});
    await thief.pushed('signedOut');
    expect(await codeOf(claimed(stolen))).toBe('badPasskey');
    expect((await claimed(own)).ok).toBe(true);
    expect(await codeOf(thief.ask('passkeys:create', {}))).toBe('notIdentified');
  });

  it('of somebody else cannot be removed', async () => {
    const [ana, eva] = [await named('Ana'), await named('Eva')];
    const passkey = (await passkeyOf(ana.page)).id.toString('base64url');
    expect(await codeOf(eva.page.ask('passkeys:drop', { passkey }))).toBe('badPasskey');
    expect(await codeOf(page().ask('passkeys:drop', { passkey }))).toBe('notIdentified');
    expect(await listOf(ana.page)).toHaveLength(1);
  });

  it('adds no device beyond the limit', async () => {
    const ana = await named('Ana');
    const authenticator = await passkeyOf(ana.page);
    for (let i = 1; i < limits.devices; i++) expect((await claimed(authenticator)).ok).toBe(true);
    expect(await codeOf(claimed(authenticator))).toBe('tooManyDevices');
  });

  it('adds no device beyond the limit when several pages use it at once', async () => {
    const ana = await named('Ana');
    const authenticator = await passkeyOf(ana.page);
    for (let i = 2; i < limits.devices; i++) expect((await claimed(authenticator)).ok).toBe(true);
    const guests = [page(), page(), page(), page(), page(), page()];
    const started = await Promise.all(guests.map((guest) => guest.do('passkeys:request', {})));
    const answers = await Promise.all(
      guests.map((guest, i) => guest.ask('passkeys:claim', authenticator.use(started[i]!.options))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await ana.page.do('devices:get', {})).devices).toHaveLength(limits.devices);
  });
});

it.each(['', 'http://mesa.example', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
  'there are no passkeys with the public address "%s"',
  async (address) => {
    await using off = await startServer({ env: { TRUST_PROXY: '1', PUBLIC_URL: address } });
    const host = address === '' ? '127.0.0.1' : new URL(address).host;
    const ana = new Page(off.url, { extraHeaders: { 'x-forwarded-host': host } });
    await ana.do('identify', { name: 'Ana' });
    expect(await ana.do('devices:offers', {})).toMatchObject({ passkeys: false });
    expect(await ana.do('devices:get', {})).toMatchObject({ passkeys: null });
    for (const request of ['passkeys:create', 'passkeys:request'] as const) {
      expect(await codeOf(ana.ask(request, {}))).toBe('notOffered');
    }
    ana.close();
  },
);

it('attempts to use passkeys are limited per address, like those of codes', async () => {
  server = await startServer({ env, rates: { claim: { points: 3, seconds: 60 } } });
  const guest = page();
  const codes: unknown[] = [];
  for (let i = 0; i < 4; i++) codes.push(await codeOf(guest.ask('passkeys:request', {})));
  expect(codes).toEqual([undefined, undefined, undefined, 'rateLimited']);
  guest.close();
  await server.close();
});
