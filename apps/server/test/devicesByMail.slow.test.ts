import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailbox, type Mailbox } from './support/mailbox.ts';
import { newcomer, Page } from './support/page.ts';
import { freePort } from './support/process.ts';
import { noLimits } from './support/rates.ts';
import { startServer, type TestServer } from './support/server.ts';

const patience = { timeout: 10_000, interval: 20 };
const ADDRESS = 'ana@example.org';

let box: Mailbox;
let server: TestServer;
const pages: Page[] = [];
const page = (key?: string) => {
  const opened = new Page(server.url, { key });
  pages.push(opened);
  return opened;
};
const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) => (await answer).error?.code;

beforeEach(async () => {
  box = await mailbox();
  const port = String(await freePort());
  const env = { NOTICES_KEY: 'a-secret-of-the-host', NOTICES_AFTER: '0.2', MAIL_FROM: 'Sobremesa <mesa@mesa.example>' };
  server = await startServer({
    rates: noLimits,
    env: { ...env, SMTP_URL: box.url, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
});
afterEach(async () => {
  for (const each of pages.splice(0)) each.close();
  await server.close();
  await box[Symbol.asyncDispose]();
});

/** A person with a confirmed address. */
async function confirmed(name: string, address = ADDRESS) {
  const come = await newcomer(server.url, name);
  pages.push(come.page);
  const before = box.mails.length;
  await come.page.do('notices:mail', { address, language: 'en' });
  await vi.waitFor(() => expect(box.mails).toHaveLength(before + 1), patience);
  const [link = ''] = /http:\S+\/notices\/confirm\/[\w.-]+/.exec(box.mails[before]!.source) ?? [];
  expect((await fetch(link, { method: 'POST' })).status).toBe(204);
  return come;
}
/** The next mail. */
async function nextMail(before: number): Promise<string> {
  await vi.waitFor(() => expect(box.mails).toHaveLength(before + 1), patience);
  return box.mails[before]!.source;
}
const tokenIn = (source: string) => /#seat=([\w-]{22})/.exec(source)?.[1] ?? '';
const codeIn = (source: string) => /\b([2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4})\b/.exec(source)?.[1] ?? '';

/** The answer without times. */
const timeless = (answer: object) => JSON.stringify(answer).replaceAll(/\d+/g, 'n');

/** Ana waits for her turn, and gets a mail when it comes. */
async function writtenTo() {
  const ana = await confirmed('Ana');
  const ben = await newcomer(server.url, 'Ben');
  pages.push(ben.page);
  const { table } = await ben.page.do('table:open', { game: 'secrets', seats: 2 });
  await ben.page.do('table:enter', { table });
  await ana.page.do('table:sit', { table });
  await ben.page.do('table:start', { table });
  const source = await nextMail(1);
  await ben.page.do('match:move', { table, request: 'request-1', version: 0, move: 'end', args: [] });
  const turn = await nextMail(2);
  return { ana, ben, table, begins: tokenIn(source), turn: tokenIn(turn) };
}

describe('a code in an e-mail', () => {
  it('adds a device to the address’s owner once, however the code is typed', async () => {
    const ana = await confirmed('Ana');
    const guest = page();
    expect(await guest.do('devices:offers', {})).toMatchObject({ mail: true });
    const { request } = await guest.do('devices:mail', { address: ADDRESS.toUpperCase() });
    const source = await nextMail(1);
    const code = codeIn(source);
    expect(source).toContain('as Ana');
    const { person, key } = await guest.do('devices:code', {
      address: ADDRESS,
      code: ` ${code.toLowerCase().replace('-', ' ')} `,
      request,
    });
    expect(person).toEqual(ana.person);
    expect(await page(key).pushed('welcome')).toMatchObject({ me: ana.person });
    expect((await ana.page.pushed('devices')).added).toMatchObject([{ way: 'mail' }]);
    expect(await codeOf(guest.ask('devices:code', { address: ADDRESS, code, request }))).toBe('badCode');
    expect(server.logged.join('')).not.toContain(code.replace('-', ''));
  });

  it('is requested with the same answers for unknown and known addresses, even beyond the limit', async () => {
    await confirmed('Ana');
    const guest = page();
    const asks = (address: string) => guest.ask('devices:mail', { address });
    const [known, unknown] = [await asks(ADDRESS), await asks('eva@example.org')];
    const requests = [known, unknown].map((answer) => (answer.ok ? answer.request : ''));
    const [first, second] = requests as [string, string];
    expect([Object.keys(unknown), second.length]).toEqual([Object.keys(known), first.length]);
    expect(timeless(await asks('eva@example.org'))).toBe(timeless(await asks(ADDRESS)));
    const wrong = (address: string, request: string) => guest.ask('devices:code', { address, code: '2222-2222', request });
    for (let i = 0; i < 7; i++) expect(await wrong('eva@example.org', second)).toEqual(await wrong(ADDRESS, first));
    expect(box.mails.flatMap(({ to }) => to)).not.toContain('eva@example.org');
  });

  it('is invalid after five wrong attempts, for another address, and for an unconfirmed one', async () => {
    await confirmed('Ana');
    const guest = page();
    const eva = await newcomer(server.url, 'Eva');
    pages.push(eva.page);
    await eva.page.do('notices:mail', { address: 'eva@example.org', language: 'en' });
    await nextMail(1);
    const other = await guest.do('devices:mail', { address: 'eva@example.org' });
    const { request } = await guest.do('devices:mail', { address: ADDRESS });
    const code = codeIn(await nextMail(2));
    expect(box.mails[2]?.to).toEqual([ADDRESS]);
    const tries = (values: object) => codeOf(guest.ask('devices:code', { address: ADDRESS, code, request, ...values }));
    expect(await tries({ address: 'eva@example.org' })).toBe('badCode');
    expect(await tries({ request: other.request })).toBe('badCode');
    for (let i = 0; i < 4; i++) await tries({ code: '2222-2222' });
    expect(await tries({})).toBe('badCode');
  });

  it('stays valid when strangers request codes and guess for the same address, and does not help them', async () => {
    const ana = await confirmed('Ana');
    const [guest, stranger] = [page(), page()];
    const { request } = await guest.do('devices:mail', { address: ADDRESS });
    const code = codeIn(await nextMail(1));
    const tries = (by: Page, values: object) => codeOf(by.ask('devices:code', { address: ADDRESS, code, request, ...values }));
    for (const made of ['', 'x', request.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))]) {
      for (let i = 0; i < 6; i++) expect(await tries(stranger, { request: made })).toBe('badCode');
    }
    const { request: own } = await stranger.do('devices:mail', { address: 'eva@example.org' });
    for (let i = 0; i < 6; i++) expect(await tries(stranger, { request: own })).toBe('badCode');
    const [one, late] = await Promise.all([1, 2].map(() => guest.ask('devices:code', { address: ADDRESS, code, request })));
    const outcomes = [one, late].map((answer) => (answer?.ok ? answer.person.id : answer?.error.code));
    expect(new Set(outcomes)).toEqual(new Set([ana.person.id, 'badCode']));
  });
});

describe('an address', () => {
  it('ends its codes and links when it is removed or replaced', async () => {
    const { ana, turn } = await writtenTo();
    const guest = page();
    const { request } = await guest.do('devices:mail', { address: ADDRESS });
    const code = codeIn(await nextMail(3));
    const { view } = await ana.page.do('notices:get', {});
    await ana.page.do('notices:drop', { channel: view?.channels[0]?.id ?? '' });
    expect(await codeOf(guest.ask('devices:code', { address: ADDRESS, code, request }))).toBe('badCode');
    expect(await codeOf(guest.ask('devices:claim', { token: turn }))).toBe('badDeviceLink');
  });

  it('adds devices only once it is confirmed, and only for the person who confirmed it', async () => {
    const ana = await confirmed('Ana');
    const eva = await newcomer(server.url, 'Eva');
    pages.push(eva.page);
    const [channel] = await server.storage.channelsOf(ana.person.id);
    const unconfirmed = { id: 'eva', person: eva.person.id, mark: new Uint8Array(32), confirmed: false };
    await server.storage.addChannel({ ...channel!, ...unconfirmed });
    const guest = page();
    const { request } = await guest.do('devices:mail', { address: ADDRESS });
    const source = await nextMail(1);
    expect(source).toContain('as Ana');
    const { person } = await guest.do('devices:code', { address: ADDRESS, code: codeIn(source), request });
    expect(person).toEqual(ana.person);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(box.mails).toHaveLength(2);
  });

  it('gets codes at its confirmed spelling, however it is entered later', async () => {
    const ana = await confirmed('Ana');
    await ana.page.do('notices:mail', { address: 'ANA@example.org', language: 'es' });
    expect((await ana.page.do('notices:get', {})).view?.channels).toMatchObject([{ confirmed: true }]);
    await page().do('devices:mail', { address: 'ANA@example.org' });
    await nextMail(1);
    expect(box.mails[1]?.to).toEqual([ADDRESS]);
  });
});

describe('a device that was signed out', () => {
  it('gains nothing when an address that it added is confirmed later', async () => {
    const ana = await confirmed('Ana');
    const { token } = await ana.page.do('devices:link', {});
    const { key } = await page().do('devices:claim', { token });
    const stolen = page(key);
    await stolen.do('notices:mail', { address: 'thief@example.org', language: 'en' });
    const [confirm = ''] = /http:\S+\/notices\/confirm\/[\w.-]+/.exec(await nextMail(1)) ?? [];
    const { devices } = await ana.page.do('devices:get', {});
    await ana.page.do('devices:drop', { device: devices.find(({ here }) => !here)?.id ?? '' });
    expect((await fetch(confirm, { method: 'POST' })).status).toBe(404);
    expect((await ana.page.do('notices:get', {})).view?.channels).toMatchObject([
      { kind: 'mail', confirmed: true, label: 'a…@example.org' },
    ]);
  });
});

describe('the link in a player’s notification', () => {
  it('opens the seat on a new device once, and notifies the other devices', async () => {
    const { ana, table, turn } = await writtenTo();
    const guest = page();
    expect(await guest.do('devices:peek', { token: turn })).toMatchObject({ name: 'Ana', yours: false });
    const { key } = await guest.do('devices:claim', { token: turn });
    expect((await page(key).do('table:enter', { table })).view.you).toBe(1);
    expect((await ana.page.pushed('devices')).added).toMatchObject([{ way: 'notice' }]);
    expect(await codeOf(guest.ask('devices:claim', { token: turn }))).toBe('badDeviceLink');
    expect(server.logged.join('')).not.toContain(turn);
  });

  it('ends when the move has been made', async () => {
    const { ana, table, turn } = await writtenTo();
    const { match } = await ana.page.do('table:enter', { table });
    await ana.page.do('match:move', { table, request: 'request-2', version: match?.version ?? 0, move: 'draw', args: [] });
    expect(await codeOf(page().ask('devices:peek', { token: turn }))).toBe('badDeviceLink');
  });

  it('also ends with the next move if it came with a mention or the start', async () => {
    const { ana, ben, table, begins } = await writtenTo();
    await ben.page.do('table:say', { table, text: '@Ana' });
    const mention = tokenIn(await nextMail(3));
    expect(mention).not.toBe('');
    for (const token of [begins, mention]) expect(await codeOf(page().ask('devices:peek', { token }))).toBeUndefined();
    const { match } = await ana.page.do('table:enter', { table });
    await ana.page.do('match:move', { table, request: 'request-2', version: match?.version ?? 0, move: 'draw', args: [] });
    for (const token of [begins, mention]) expect(await codeOf(page().ask('devices:peek', { token }))).toBe('badDeviceLink');
  });

  it('ends when the player turns such links off, and later messages have none', async () => {
    const { ana, ben, table, turn, begins } = await writtenTo();
    expect(begins).not.toBe('');
    await ana.page.do('devices:noticeLinks', { on: false });
    for (const token of [turn, begins]) expect(await codeOf(page().ask('devices:peek', { token }))).toBe('badDeviceLink');
    const before = box.mails.length;
    await ben.page.do('table:say', { table, text: '@Ana' });
    const later = await nextMail(before);
    expect(later).toContain(`/t/${table}`);
    expect(later).not.toContain('#seat=');
  });

  it('ends with the seat, and when a device is signed out', async () => {
    const { ana, ben, table, begins, turn } = await writtenTo();
    const { key } = await page().do('devices:claim', { token: begins });
    const second = page(key);
    const { devices } = await second.do('devices:get', {});
    await second.do('devices:drop', { device: devices.find(({ here }) => !here)?.id ?? '' });
    expect(await codeOf(page().ask('devices:peek', { token: turn }))).toBe('badDeviceLink');
    await ana.page.pushed('signedOut');
    await ben.page.do('table:remove', { table, seat: 1 });
  });
});
