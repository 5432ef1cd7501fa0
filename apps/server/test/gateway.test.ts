import { PROTOCOL_VERSION } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { known } from './support/known.ts';
import { newcomer, Page, playing } from './support/page.ts';
import { startServer } from './support/server.ts';
import { shown, bgioMatch, until } from './support/bgio.ts';
import { secretsGame } from '@sobremesa/match/testing';

const refusal = (page: Page) =>
  new Promise((resolve) => {
    page.socket.once('connect_error', (error) => resolve((error as Error & { data?: unknown }).data));
  });

describe('connecting', () => {
  it.each([
    ['of another version', { protocol: PROTOCOL_VERSION + 1 }, 'protocol'],
    ['of another version that sends more', { protocol: 99, device: 'x' }, 'protocol'],
    ['that sends nothing', {}, 'badRequest'],
    ['that sends too much', { protocol: PROTOCOL_VERSION, admin: true }, 'badRequest'],
  ])('rejects a page %s', async (_, auth, code) => {
    await using server = await startServer();
    const page = new Page(server.url, { auth });
    expect(await refusal(page)).toEqual({ code });
    page.close();
  });

  it('the first push is a welcome with the key’s user', async () => {
    await using server = await startServer({ env: { WEB_DIR: '/nowhere' } });
    const { person, key } = await newcomer(server.url, '  Ana   María ');
    expect(person.name).toBe('Ana María');
    const again = new Page(server.url, { key });
    await again.pushed('welcome');
    const cluster = process.env.SERVERS === undefined ? {} : { cluster: true };
    expect(again.pushes[0]).toEqual({
      event: 'welcome',
      data: { protocol: PROTOCOL_VERSION, me: person, games: ['secrets'], build: null, ...cluster, deltas: true },
    });
    again.close();
  });

  it.each(['AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'an old form of key'])(
    'the key %j counts as no key',
    async (key) => {
      await using server = await startServer();
      const page = new Page(server.url, { key });
      expect((await page.pushed('welcome')).me).toBeNull();
      page.close();
    },
  );
});

describe('requests', () => {
  it('get badRequest if they do not match the protocol’s schema', async () => {
    await using server = await startServer();
    const { page } = await newcomer(server.url, 'Ana');
    const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown;
    const bad: [string, ...unknown[]][] = [
      ['table:enter', { table: 'short' }],
      ['table:enter', { table: 'AAAAAAAAAAA', extra: 1 }],
      ['table:enter'],
      ['table:enter', {}, {}],
      ['table:enter', null],
      ['identify', { name: 'a\u202Eb' }],
      ['identify', { name: 'x'.repeat(25) }],
      ['me:quiet', { quiet: { zone: 'Moon/Tycho', from: 60, until: 120 } }],
      ['me:quiet', { quiet: { zone: 'Europe/Madrid', from: 60, until: 60 } }],
      ['me:quiet', { quiet: { zone: 'Europe/Madrid', from: 0, until: 1440 } }],
      ['me:quiet', { quiet: { zone: 'Europe/Madrid', from: 0, until: 961 } }],
      ['match:move', { table: 'AAAAAAAAAAA', request: 'request-1', version: 0, move: 'place', args: deep }],
      ['match:move', { table: 'AAAAAAAAAAA', request: 'request-1', version: 0, move: 'place', args: ['x'.repeat(5000)] }],
      ['toString', {}],
      ['__proto__', {}],
      ['no such request', {}],
    ];
    for (const [name, ...args] of bad) {
      const answer: unknown = await page.socket.timeout(20_000).emitWithAck(name, ...args);
      expect({ name, answer }).toEqual({ name, answer: { ok: false, error: { code: 'badRequest' } } });
    }
    page.close();
  });

  it('without a callback do nothing', async () => {
    await using server = await startServer();
    const { page, key } = await newcomer(server.url, 'Ana');
    page.socket.emit('identify', { name: 'Eve' });
    page.socket.emit('error', new Error('x').message);
    await page.do('lobby:leave', {});
    const again = new Page(server.url, { key });
    expect((await again.pushed('welcome')).me?.name).toBe('Ana');
    for (const each of [page, again]) each.close();
  });

  it('that need a name are rejected for a visitor without one', async () => {
    await using server = await startServer();
    const page = new Page(server.url);
    expect(await page.ask('table:open', { game: 'secrets', seats: 2 })).toEqual({ ok: false, error: { code: 'notIdentified' } });
    page.close();
  });

  it('are executed in the order in which they were sent', async () => {
    await using server = await startServer();
    const page = new Page(server.url);
    const [, opened] = await Promise.all([
      page.ask('identify', { name: 'Ana' }),
      page.ask('table:open', { game: 'secrets', seats: 2 }),
    ]);
    expect(opened.ok).toBe(true);
    page.close();
  });
});

describe('limits', () => {
  it('a client beyond the limit gets rateLimited, and can continue later', async () => {
    await using server = await startServer({ rates: { socket: { points: 6, seconds: 3 } } });
    const page = new Page(server.url);
    // Entering the namespace takes the first point.
    const answers = await Promise.all(Array.from({ length: 8 }, () => page.ask('lobby:leave', {})));
    expect(answers.filter((answer) => !answer.ok).map((answer) => (answer.ok ? '' : answer.error.code))).toEqual(
      Array<string>(3).fill('rateLimited'),
    );
    await expect.poll(async () => (await page.ask('lobby:leave', {})).ok, { interval: 200, timeout: 20_000 }).toBe(true);
    page.close();
  });

  it.each([
    ['identify', 'identify', { name: 'Ana' }],
    ['open', 'table:open', { game: 'secrets', seats: 2 }],
    ['say', 'table:say', { table: 'AAAAAAAAAAA', text: 'hola' }],
    ['claim', 'table:claim', { token: 'A'.repeat(22) }],
  ] as const)('%s has its own, stricter limit', async (rate, name, input) => {
    await using server = await startServer({ rates: { [rate]: { points: 2, seconds: 60 } } });
    const page = new Page(server.url);
    const ask = async () => (await page.socket.emitWithAck(name, input)) as { error?: { code: string } };
    for (let i = 0; i < 2; i++) expect((await ask()).error?.code).not.toBe('rateLimited');
    expect((await ask()).error?.code).toBe('rateLimited');
    expect((await page.ask('lobby:leave', {})).ok).toBe(true);
    page.close();
  });

  it('a frame of more than 16 kB closes only its own connection', async () => {
    await using server = await startServer();
    const big = new Page(server.url, { reconnection: false });
    const other = new Page(server.url);
    await Promise.all([big.pushed('welcome'), other.pushed('welcome')]);
    big.socket.emit('identify', { name: 'x'.repeat(20_000) });
    await until(() => big.socket.disconnected);
    expect((await other.ask('lobby:leave', {})).ok).toBe(true);
    other.close();
  });

  it('one socket can open only a few tables', async () => {
    await using server = await startServer();
    const { page } = await newcomer(server.url, 'Ana');
    const codes = [];
    for (let i = 0; i < 9; i++) {
      const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
      const answer = await page.ask('table:enter', { table });
      codes.push(answer.ok ? 'ok' : answer.error.code);
    }
    expect(codes).toEqual([...Array<string>(8).fill('ok'), 'tooManyTables']);
    page.close();
  });

  it('one address can open as many connections as a club needs, and no more', async () => {
    await using server = await startServer();
    const pages = Array.from({ length: 205 }, () => new Page(server.url, { reconnection: false }));
    let refused = 0;
    for (const { socket } of pages) socket.once('connect_error', () => (refused += 1));
    await until(() => pages.filter(({ socket }) => socket.connected).length + refused === 205, 'all attempts have ended', 10_000);
    expect(refused).toBe(5);
    for (const page of pages) page.close();
  });
});

const from = (address: string) => ({ 'Content-Type': 'application/json', 'X-Forwarded-For': address });

describe('tables opened by one address', () => {
  it('are also limited for boardgame.io’s clients, and leave room for other addresses', async () => {
    await using server = await startServer({ tables: { tablesPerAddress: 2 }, env: { TRUST_PROXY: '1' } });
    const open = async (address: string) => {
      const body = JSON.stringify({ numPlayers: 2 });
      const answer = await fetch(`${server.url}/games/secrets/create`, { method: 'POST', headers: from(address), body });
      return answer.status;
    };
    expect([await open('203.0.113.1'), await open('203.0.113.1'), await open('203.0.113.1')]).toEqual([200, 200, 429]);
    expect([await open('203.0.113.2'), await open('203.0.113.2'), await open('203.0.113.2')]).toEqual([200, 200, 429]);
    // The addresses of one IPv6 network count as one.
    expect([await open('2001:db8::1'), await open('2001:db8::2'), await open('2001:db8::3')]).toEqual([200, 200, 429]);
  });

  it('include rematches of boardgame.io’s clients', async () => {
    await using server = await startServer({ tables: { tablesPerAddress: 1 }, env: { TRUST_PROXY: '1' } });
    const match = await bgioMatch(server.url, secretsGame(), ['Ana', 'Bea'], { turns: 1 });
    const { currentPlayer } = shown(match.seats[0]).ctx;
    match.seats.find(({ playerID }) => playerID === currentPlayer)?.client.moves.end?.();
    await until(() => shown(match.seats[0]).ctx.gameover, 'the end of the match');
    const [seat] = match.seats;
    const playAgain = async (address: string) => {
      const body = JSON.stringify({ playerID: seat?.playerID, credentials: seat?.playerCredentials });
      const path = `${server.url}/games/secrets/${match.matchID}/playAgain`;
      return fetch(path, { method: 'POST', headers: from(address), body });
    };
    const body = JSON.stringify({ numPlayers: 2 });
    await fetch(`${server.url}/games/secrets/create`, { method: 'POST', headers: from('203.0.113.1'), body });
    expect(await (await playAgain('203.0.113.1')).json()).toEqual({ error: { code: 'tooManyTablesHere' } });
    expect((await playAgain('203.0.113.2')).status).toBe(200);
    match.close();
  });
});

describe('the user of a socket', () => {
  it('a spectator who gets a name and sits down gets the seat’s view without entering again', async () => {
    await using server = await startServer();
    const { page: ana } = await newcomer(server.url, 'Ana');
    const { table } = await ana.do('table:open', { game: 'secrets', seats: 2 });
    await ana.do('table:enter', { table });
    const bea = new Page(server.url);
    await bea.do('lobby:enter', {});
    await bea.do('table:enter', { table });
    await bea.do('identify', { name: 'Bea' });
    await ana.pushed('table', (view) => view.namedWatchers.some(({ name }) => name === 'Bea'));
    const { seat } = await bea.do('table:sit', { table });
    await ana.do('table:start', { table });
    const { match } = await bea.pushed('snapshot', (push) => push.match.playerID !== null);
    expect(match.playerID).toBe(String(seat));
    for (const page of [ana, bea]) page.close();
  });

  it('all tabs of a person play the same seat', async () => {
    await using server = await startServer();
    const { table, seated, close } = await playing(server.url, ['Ana', 'Bea']);
    const tabs = await Promise.all(seated.map(({ key }) => Promise.resolve(new Page(server.url, { key }))));
    for (const [i, tab] of tabs.entries()) {
      const { match } = await tab.do('table:enter', { table });
      expect(match?.playerID).toBe(seated[i]?.playerID);
    }
    const { match } = await known(tabs[0]).do('match:sync', { table });
    const mover = tabs[Number((match.state.ctx as { currentPlayer: string }).currentPlayer)];
    const { version } = await known(mover).do('match:move', {
      table,
      request: 'request-1',
      version: match.version,
      move: 'end',
      args: [],
    });
    for (const page of [...tabs, ...seated.map(({ page }) => page)])
      await page.pushed('update', (update) => update.version === version);
    for (const tab of tabs) tab.close();
    close();
  });

  it('the lobby is pushed to sockets that have entered it, until they leave', async () => {
    await using server = await startServer();
    const guest = new Page(server.url);
    expect((await guest.do('lobby:enter', {})).tables).toEqual([]);
    const { page: ana } = await newcomer(server.url, 'Ana');
    const { table } = await ana.do('table:open', { game: 'secrets', seats: 2 });
    await guest.pushed('lobby', ({ changed }) => changed.some(({ id }) => id === table));
    await guest.do('lobby:leave', {});
    const received = guest.pushes.length;
    await ana.do('table:enter', { table });
    await ana.do('table:discard', { table });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(guest.pushes.length).toBe(received);
    for (const page of [guest, ana]) page.close();
  });
});

describe('quiet hours', () => {
  it('are sent to their owner as last set', async () => {
    await using server = await startServer();
    const { page } = await newcomer(server.url, 'Ana');
    const quiet = { zone: 'America/Mexico_City', from: 1320, until: 420 };
    expect(await page.do('me:quiet', {})).toEqual({ ok: true, quiet: null });
    expect(await page.do('me:quiet', { quiet })).toEqual({ ok: true, quiet });
    expect(await page.do('me:quiet', {})).toEqual({ ok: true, quiet });
    expect(await page.do('me:quiet', { quiet: null })).toEqual({ ok: true, quiet: null });
    const stranger = new Page(server.url);
    expect(await stranger.ask('me:quiet', {})).toMatchObject({ ok: false, error: { code: 'notIdentified' } });
    page.close();
    stranger.close();
  });
});
