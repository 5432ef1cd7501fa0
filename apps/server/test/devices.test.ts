import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '@sobremesa/protocol';
import { io } from 'socket.io-client';
import { Tables } from '../src/tables/tables.ts';
import { newcomer, Page, playing } from './support/page.ts';
import { noLimits } from './support/rates.ts';
import { startServer, type TestServer } from './support/server.ts';
import { browser } from './support/notifications.ts';

const wrong = 'A'.repeat(22);
const patience = { timeout: 5000, interval: 10 };

let server: TestServer;
const pages: Page[] = [];
const page = (key?: string) => {
  const opened = new Page(server.url, { key });
  pages.push(opened);
  return opened;
};
async function named(name: string) {
  const come = await newcomer(server.url, name);
  pages.push(come.page);
  return come;
}
/** A second device of this page's person, added by a link. */
async function secondOf(first: Page) {
  const { token } = await first.do('devices:link', {});
  const guest = page();
  const { key } = await guest.do('devices:claim', { token });
  return { page: page(key), key, token };
}
/** The device of a page. */
const ownOf = async (of: Page) => (await of.do('devices:get', {})).devices.find(({ here }) => here)?.id ?? '';
/** A device signs itself out. */
async function leave(of: Page, key: string) {
  // The connection may end before the answer comes.
  void of.ask('devices:drop', { device: await ownOf(of) }).catch(() => undefined);
  await of.pushed('signedOut');
  expect(await page(key).pushed('welcome')).toMatchObject({ me: null, signedOut: true });
}
/** Reports that the reader of a page has seen the news of a device. */
const knows = (by: Page, device: string) => codeOf(by.ask('devices:checked', { device }));
const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) => (await answer).error?.code;

beforeEach(async () => {
  server = await startServer({ rates: noLimits, env: { NOTICES_KEY: 'a-secret-of-the-host', NOTICES_INSIDE: 'true' } });
});
afterEach(async () => {
  for (const each of pages.splice(0)) each.close();
  await server.close();
});

describe('a second device', () => {
  it('is added once by a link, and both devices act for the same person', async () => {
    const ana = await named('Ana');
    const { token } = await ana.page.do('devices:link', {});
    const guest = page();
    expect(await guest.do('devices:peek', { token })).toMatchObject({ name: 'Ana', yours: false });
    expect(await ana.page.do('devices:peek', { token })).toMatchObject({ name: 'Ana', yours: true });
    const { key, person } = await guest.do('devices:claim', { token });
    expect([person, key.split('.')[0], key === ana.key]).toEqual([ana.person, ana.key.split('.')[0], false]);
    expect(await codeOf(guest.ask('devices:claim', { token }))).toBe('badDeviceLink');
    expect(await codeOf(guest.ask('devices:peek', { token }))).toBe('badDeviceLink');
    const second = page(key);
    expect(await second.pushed('welcome')).toMatchObject({ me: ana.person });
    const { devices } = await second.do('devices:get', {});
    expect(devices.map(({ way, here }) => [way, here])).toEqual([
      ['first', false],
      ['link', true],
    ]);
  });

  it('is announced to the other devices until their readers have seen it', async () => {
    const ana = await named('Ana');
    const second = await secondOf(ana.page);
    const { added } = await ana.page.pushed('devices');
    expect(added).toMatchObject([{ way: 'link' }]);
    await second.page.pushed('welcome');
    const again = page(ana.key);
    expect((await again.pushed('devices')).added).toEqual(added);
    await again.do('devices:checked', { device: added[0]?.id ?? '' });
    const third = page(ana.key);
    await third.do('devices:get', {});
    expect([...third.pushes, ...second.page.pushes].filter(({ event }) => event === 'devices')).toEqual([]);
  });

  it('plays in parallel: both get every move, both can move, and the person counts once', async () => {
    const { table, seated, close } = await playing(server.url, ['Ana', 'Ben']);
    const [ana, ben] = seated as [(typeof seated)[0], (typeof seated)[0]];
    const second = await secondOf(ana.page);
    const { view, match } = await second.page.do('table:enter', { table });
    expect([view.you, view.watchers]).toEqual([0, 0]);
    const move = { table, request: 'request-1', version: match?.version ?? 0, move: 'draw', args: [] };
    await second.page.do('match:move', move);
    await ana.page.pushed('update', ({ version }) => version > (match?.version ?? 0));
    await ana.page.do('match:move', { ...move, request: 'request-2', version: move.version + 1, move: 'end' });
    await second.page.pushed('update', ({ version }) => version > move.version + 1);
    second.page.close();
    await new Promise((resolve) => setTimeout(resolve, 400));
    const views = ben.page.pushes.filter((push) => push.event === 'table').map(({ data }) => data);
    expect(views.every(({ seats }) => seats[0]?.present === true)).toBe(true);
    close();
  });

  it('is not present at a table that it was entering through the boardgame.io protocol when it was signed out', async () => {
    const { table, seated, close } = await playing(server.url, ['Ana', 'Ben']);
    const [ana, ben] = seated as [(typeof seated)[0], (typeof seated)[0]];
    const second = await secondOf(ana.page);
    const device = await ownOf(second.page);
    // The server enters the table only once the device is signed out.
    const { enter } = Tables.prototype as {
      enter: (this: Tables, ...args: Parameters<Tables['enter']>) => ReturnType<Tables['enter']>;
    };
    let isSignedOut = false;
    const entered = vi.fn<() => void>();
    const entering = vi.spyOn(Tables.prototype, 'enter').mockImplementation(async function (this: Tables, ...args) {
      await vi.waitFor(() => expect(isSignedOut).toBe(true), patience);
      return enter.apply(this, args).finally(entered);
    });
    const bgio = io(`${server.url}/secrets`, { transports: ['websocket'], forceNew: true });
    bgio.emit('sync', table, '0', second.key, 2);
    await vi.waitFor(() => expect(entering).toHaveBeenCalled(), patience);
    await ana.page.do('devices:drop', { device });
    ana.page.close();
    isSignedOut = true;
    await vi.waitFor(() => expect(entered).toHaveBeenCalled(), patience);
    vi.restoreAllMocks();
    await vi.waitFor(async () => {
      const { view } = await ben.page.do('table:enter', { table });
      expect(view.seats[0]?.present).toBe(false);
    }, patience);
    bgio.disconnect();
    close();
  });

  it('can be signed out by another one, which at once removes its channel and invalidates its key', async () => {
    const ana = await named('Ana');
    const second = await secondOf(ana.page);
    await second.page.do('notices:push', { subscription: browser('http://127.0.0.1:9/x'), device: 'phone', language: 'en' });
    const other = page(second.key);
    await other.pushed('welcome');
    const { devices } = await ana.page.do('devices:get', {});
    await ana.page.do('devices:drop', { device: devices.find(({ here }) => !here)?.id ?? '' });
    for (const out of [second.page, other]) {
      await out.pushed('signedOut');
      // It drops its key and reconnects as a guest.
      await out.pushed('welcome', ({ me }) => me === null);
      expect(await codeOf(out.ask('devices:get', {}))).toBe('notIdentified');
    }
    expect((await ana.page.do('notices:get', {})).view?.channels).toEqual([]);
    expect((await ana.page.do('devices:get', {})).devices).toHaveLength(1);
  });

  it('can sign itself out, and so can the last one, whose key is worth nothing then', async () => {
    const ana = await named('Ana');
    const second = await secondOf(ana.page);
    await leave(second.page, second.key);
    expect(await ana.page.do('devices:get', {})).toMatchObject({ devices: [{ way: 'first', here: true }], byMail: false });
    await leave(ana.page, ana.key);
    expect(await server.storage.devicesOf(ana.person.id)).toEqual([]);
    expect(await server.storage.user(ana.person.id)).not.toBeNull();
  });

  it('can sign the first one out, whose key becomes invalid, even on an older server', async () => {
    const ana = await named('Ana');
    const second = await secondOf(ana.page);
    const { devices } = await second.page.do('devices:get', {});
    await second.page.do('devices:drop', { device: devices.find(({ way }) => way === 'first')?.id ?? '' });
    await ana.page.pushed('signedOut');
    expect((await server.storage.user(ana.person.id))?.secretHash).toEqual(new Uint8Array(32));
    expect(await page(ana.key).pushed('welcome')).toMatchObject({ me: null, signedOut: true });
  });

  it('is announced until the reader has seen it: neither it nor a later device can hide it', async () => {
    const ana = await named('Ana');
    const stolen = await secondOf(ana.page);
    const later = await secondOf(stolen.page);
    await vi.waitFor(async () => expect((await ana.page.do('devices:get', {})).devices).toHaveLength(3), patience);
    const [own, second, third] = (await ana.page.do('devices:get', {})).devices.map(({ id }) => id) as [string, string, string];
    for (const device of [own, second, 'nothing']) expect(await knows(stolen.page, device)).toBe('unknownDevice');
    expect(await knows(later.page, second)).toBe('unknownDevice');
    const newDevices = async () => (await page(ana.key).pushed('devices')).added.map(({ id }) => id);
    expect(await newDevices()).toEqual([second, third]);
    expect(await knows(ana.page, second)).toBeUndefined();
    expect(await newDevices()).toEqual([third]);
  });

  it('is signed out with all others by one request, and the person’s pages get the new list', async () => {
    const ana = await named('Ana');
    const [second, third] = [await secondOf(ana.page), await secondOf(ana.page)];
    const { devices } = await third.page.do('devices:get', {});
    await third.page.do('devices:dropOthers', {});
    for (const out of [ana.page, second.page]) await out.pushed('signedOut');
    const gone = third.page.pushes.flatMap((push) => (push.event === 'devices' ? (push.data.gone ?? []) : []));
    expect(gone).toEqual(devices.filter(({ here }) => !here).map(({ id }) => id));
    expect((await third.page.do('devices:get', {})).devices).toMatchObject([{ here: true }]);
    expect(await page(ana.key).pushed('welcome')).toMatchObject({ me: null, signedOut: true });
  });

  it('is not signed out by a device that it signs out at the same moment', async () => {
    const ana = await named('Ana');
    const second = await secondOf(ana.page);
    await second.page.pushed('welcome');
    const { devices } = await ana.page.do('devices:get', {});
    const [own, other] = devices.map(({ id }) => id) as [string, string];
    // The signed-out device's connection may end before its answer.
    const answers = await Promise.allSettled([
      ana.page.ask('devices:drop', { device: other }),
      second.page.ask('devices:drop', { device: own }),
    ]);
    expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value.ok)).toHaveLength(1);
    expect(await server.storage.devicesOf(ana.person.id)).toHaveLength(1);
  });
});

describe('an attacker', () => {
  it('cannot sign out another person’s device', async () => {
    const [ana, eva] = [await named('Ana'), await named('Eva')];
    const [{ devices }, own] = [await ana.page.do('devices:get', {}), await eva.page.do('devices:get', {})];
    const drop = (device: string) => codeOf(eva.page.ask('devices:drop', { device }));
    expect(await drop(devices[0]?.id ?? '')).toBe('unknownDevice');
    expect(await drop('nothing')).toBe('unknownDevice');
    expect(own.devices).toHaveLength(1);
    expect((await ana.page.do('devices:get', {})).devices).toHaveLength(1);
  });

  it('gets nothing for a wrong token, and finds no key or device in a table’s view', async () => {
    const { table, seated, close } = await playing(server.url, ['Ana', 'Eva']);
    const [ana, eva] = seated as [(typeof seated)[0], (typeof seated)[0]];
    const second = await secondOf(ana.page);
    await second.page.do('table:enter', { table });
    for (const request of ['devices:peek', 'devices:claim'] as const) {
      expect(await eva.page.ask(request, { token: wrong })).toEqual({ ok: false, error: { code: 'badDeviceLink' } });
    }
    const { devices } = await ana.page.do('devices:get', {});
    const all = [eva.page.frames, eva.page.pushes].map((each) => JSON.stringify(each)).join('');
    for (const secret of [ana.person.id, second.token, second.key.split('.')[1]!, ...devices.map(({ id }) => id)]) {
      expect(all).not.toContain(secret);
    }
    close();
  });

  it('who uses a link twice at the same moment adds one device', async () => {
    const ana = await named('Ana');
    const { token } = await ana.page.do('devices:link', {});
    const guests = [page(), page(), page()];
    const answers = await Promise.all(guests.map((guest) => guest.ask('devices:claim', { token })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await ana.page.do('devices:get', {})).devices).toHaveLength(2);
  });

  it('cannot use a link that is expired, replaced by newer ones, or made by a device that was signed out', async () => {
    const ana = await named('Ana');
    const second = await secondOf(ana.page);
    const links: string[] = [];
    for (let i = 0; i < 4; i++) links.push((await second.page.do('devices:link', {})).token);
    const guest = page();
    expect(await codeOf(guest.ask('devices:peek', { token: links[0]! }))).toBe('badDeviceLink');
    expect(await codeOf(guest.ask('devices:peek', { token: links[1]! }))).toBeUndefined();
    const { devices } = await ana.page.do('devices:get', {});
    await ana.page.do('devices:drop', { device: devices.find(({ here }) => !here)?.id ?? '' });
    for (const token of links) expect(await codeOf(guest.ask('devices:claim', { token }))).toBe('badDeviceLink');
    const { token, expires } = await ana.page.do('devices:link', {});
    expect(expires - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    const later = vi.spyOn(Date, 'now').mockReturnValue(expires);
    expect(await codeOf(guest.ask('devices:claim', { token }))).toBe('badDeviceLink');
    later.mockRestore();
  });

  it('cannot use a seat link that a signed-out device made or was sent', async () => {
    const { table, seated, close } = await playing(server.url, ['Ana', 'Ben']);
    const ana = seated[0]!.page;
    const second = await secondOf(ana);
    const made = await second.page.do('table:handover', { table });
    const own = await ana.do('table:handover', { table });
    const { devices } = await ana.do('devices:get', {});
    await ana.do('devices:drop', { device: devices.find(({ here }) => !here)?.id ?? '' });
    const eva = await named('Eva');
    for (const { token } of [made, own]) expect(await codeOf(eva.page.ask('table:claim', { token }))).toBe('badHandover');
    expect((await ana.do('table:enter', { table })).view.you).toBe(0);
    const { token } = await ana.do('table:handover', { table });
    expect(await eva.page.do('table:claim', { token })).toMatchObject({ seat: 0 });
    close();
  });

  it('gets no link if the device is signed out during the request', async () => {
    const { table, seated, close } = await playing(server.url, ['Ana', 'Ben']);
    const ana = seated[0]!.page;
    const second = await secondOf(ana);
    const { devices } = await ana.do('devices:get', {});
    const device = devices.find(({ here }) => !here)?.id ?? '';
    await second.page.pushed('welcome');
    // The storage deletes the device before the server notices.
    await server.storage.dropDevices(seated[0]!.person.id, devices.find(({ here }) => here)?.id ?? '', device);
    expect(await codeOf(second.page.ask('devices:link', {}))).toBe('notIdentified');
    expect(await codeOf(second.page.ask('table:handover', { table }))).toBe('notIdentified');
    const subscription = browser('http://127.0.0.1:9/x');
    expect(await codeOf(second.page.ask('notices:push', { subscription, device: 'phone', language: 'en' }))).toBe(
      'notIdentified',
    );
    close();
  });

  it('finds no token or secret in the storage or in the log', async () => {
    const ana = await named('Ana');
    const { token } = await ana.page.do('devices:link', {});
    const second = await secondOf(ana.page);
    await fetch(`${server.url}/device/${token}`);
    const log = server.logged.join('\n');
    for (const secret of [token, second.token, second.key, ana.key, ana.key.split('.')[1]!]) expect(log).not.toContain(secret);
    const stored = JSON.stringify(await server.storage.devicesOf(ana.person.id));
    expect(stored).not.toContain(ana.key.split('.')[1]!);
  });

  it('cannot add an unlimited number of devices', async () => {
    const ana = await named('Ana');
    for (let i = 1; i < limits.devices; i++) await secondOf(ana.page);
    const { token } = await ana.page.do('devices:link', {});
    expect(await codeOf(page().ask('devices:claim', { token }))).toBe('tooManyDevices');
  });

  it('cannot set a device name that is not one line of text', async () => {
    const bad = ['x'.repeat(61), 'a\u202Eb', 'a\nb'].map((device) => new Page(server.url, { auth: { protocol: 4, device } }));
    pages.push(...bad);
    await Promise.all(bad.map((page) => expect(page.pushed('welcome')).rejects.toThrow('no welcome')));
  });
});

it('a second device of a person gets their seat and name from a link to the table and in a rematch', async () => {
  const { table, seated, close } = await playing(server.url, ['Ana', 'Ben']);
  const ana = seated[0]!;
  const second = await secondOf(ana.page);
  const { token } = await ana.page.do('table:handover', { table });
  expect(await second.page.do('table:claim', { token })).toMatchObject({ table, seat: 0 });
  for (const { page: each } of seated) await each.do('table:discard', { table });
  const { table: next } = await ana.page.do('table:rematch', { table });
  expect(await second.page.do('table:rematch', { table })).toMatchObject({ table: next });
  const { view } = await second.page.do('table:enter', { table: next });
  expect([view.you, view.seats[view.you ?? 9]?.name]).toEqual([0, 'Ana']);
  expect(view.seats.filter(({ name }) => name === 'Ana')).toHaveLength(1);
  expect(await page(second.key).pushed('welcome')).toMatchObject({ me: ana.person });
  close();
});

it('a seat transfer still moves a seat to another person’s device', async () => {
  const { table, seated, close } = await playing(server.url, ['Ana', 'Ben']);
  const second = await secondOf(seated[0]!.page);
  const { token } = await second.page.do('table:handover', { table });
  const eva = await named('Eva');
  expect(await eva.page.do('table:claim', { token })).toMatchObject({ table, seat: 0 });
  await vi.waitFor(async () => expect((await second.page.do('table:enter', { table })).view.you).toBeNull(), patience);
  close();
});
