import { describe, expect, it } from 'vitest';
import { known } from './support/known.ts';
import { Page, playing } from './support/page.ts';
import { post, startServer, storedMatch, type TestServer } from './support/server.ts';
import { LobbyClient, shown, bgioClient, bgioMatch, until } from './support/bgio.ts';
import { secretsGame } from '@sobremesa/match/testing';

/** Guarantees beyond boardgame.io's own server, which would fail every test of this file. */

type Seated = Awaited<ReturnType<typeof playing>>['seated'][number];

/** The player on turn and the others, in turn order, with the version they all see. */
async function turnOf(table: string, seated: readonly Seated[]) {
  const { match } = await known(seated[0]).page.do('match:sync', { table });
  const { playOrder, playOrderPos } = match.state.ctx as { playOrder: string[]; playOrderPos: number };
  const order = playOrder.map((_, i) => playOrder[(playOrderPos + i) % playOrder.length]);
  const [mover, ...others] = order.map((id) => seated.find(({ playerID }) => playerID === id) as Seated);
  return { mover: mover as Seated, others, version: match.version };
}

describe('ids are checked, and only the lobby creates matches', () => {
  // Stock: one POST with `__proto__` as player id gives every object of the process a name and
  // credentials.
  it('rejects invalid player ids', async () => {
    await using server = await startServer();
    const lobby = new LobbyClient({ server: server.url });
    const { matchID } = await lobby.createMatch('secrets', { numPlayers: 2 });
    for (const playerID of ['__proto__', 'constructor', '-1', '00', '1.0', '', '9']) {
      const { status } = await post(server, `/games/secrets/${matchID}/join`, { playerID, playerName: 'Eve' });
      expect({ playerID, status }).toEqual({ playerID, status: 400 });
    }
    expect(({} as { name?: string; credentials?: string }).name).toBeUndefined();
    expect(({} as { credentials?: string }).credentials).toBeUndefined();
    const { players } = await lobby.getMatch('secrets', matchID);
    expect(players).toEqual([{ id: 0 }, { id: 1 }]);
  });

  // Stock: an anonymous sync of an unknown id creates a match with any requested number of seats.
  it('creates no match on sync', async () => {
    await using server = await startServer();
    const bgio = bgioClient(server.url, secretsGame(), { matchID: 'AAAAAAAAAAA' });
    await until(() => bgio.socket.connected);
    for (const id of ['BBBBBBBBBBB', '__proto__', '../../etc', 'x:metadata']) bgio.socket.emit('sync', id, null, undefined, 1e9);
    await until(() => bgio.frames.some((frame) => frame.includes('"matchData","BBBBBBBBBBB",[]')));
    const { matches } = await new LobbyClient({ server: server.url }).listMatches('secrets');
    expect(matches).toEqual([]);
    expect(await server.storage.recentTables(0)).toEqual([]);
    bgio.client.stop();
  });

  it('rejects more seats, or fewer, than the game allows', async () => {
    await using server = await startServer();
    for (const numPlayers of [0, 1, 5, 1e9, 2.5, '4abc']) {
      const { status } = await post(server, '/games/secrets/create', { numPlayers });
      expect({ numPlayers, status }).toEqual({ numPlayers, status: 400 });
    }
  });
});

// Stock: players who join at the same time get the same seat, and later writes swallow earlier
// ones.
it('each seat gets one of the players who join at the same time', async () => {
  await using server = await startServer();
  const { matchID } = await new LobbyClient({ server: server.url }).createMatch('secrets', { numPlayers: 4 });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      post(
        server,
        `/games/secrets/${matchID}/join`,
        i % 2 === 0 ? { playerName: `P${i}` } : { playerName: `P${i}`, playerID: '1' },
      ),
    ),
  );
  const seated = answers.filter(({ status }) => status === 200);
  expect(seated.map(({ body }) => String(body.playerID)).toSorted((a, b) => a.localeCompare(b))).toEqual(['0', '1', '2', '3']);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
});

// Stock: an update is broadcast before it is stored, so a crash takes back what players saw.
it('every update is stored before anybody receives it', async () => {
  await using server = await startServer();
  const { table, seated, close } = await playing(server.url, ['Ana', 'Bea']);
  const lag: number[] = [];
  for (const { page } of seated) {
    page.socket.on('update', async (_table: string, version: number) => {
      const stored = (await storedMatch(server, secretsGame(), table))?.version ?? -1;
      lag.push(version - stored);
    });
  }
  for (let turn = 0; turn < 10; turn++) {
    const { mover, version } = await turnOf(table, seated);
    const answer = await mover.page.do('match:move', { table, request: `request-${turn}`, version, move: 'end', args: [] });
    expect((await storedMatch(server, secretsGame(), table))?.version).toBeGreaterThanOrEqual(answer.version);
  }
  // The answer contains the mover's own update.
  await until(() => lag.length === 10);
  expect(Math.max(...lag)).toBeLessThanOrEqual(0);
  close();
});

/** Runs an action that must not send anything to `others`. */
async function quiet(others: readonly Seated[], act: () => Promise<unknown>): Promise<unknown> {
  const before = others.map(({ page }) => page.frames.length);
  const answer = await act();
  await Promise.all(others.map(({ page }) => page.do('lobby:leave', {})));
  // One frame each: the answer to their own request.
  expect(others.map(({ page }, i) => page.frames.length - (before[i] ?? 0))).toEqual(others.map(() => 1));
  return answer;
}

describe('a refusal is sent only to its sender, with the reason', () => {
  // Stock: an illegal move is answered with silence, or with a broadcast of the engine's insides.
  it('an illegal move', async () => {
    await using server = await startServer();
    const { table, seated, close } = await playing(server.url, ['Ana', 'Bea', 'Caro']);
    const { mover, others, version } = await turnOf(table, seated);
    const [early] = others;
    const answer = await quiet([mover], async () =>
      early?.page.ask('match:move', { table, request: 'request-1', version, move: 'end', args: [] }),
    );
    expect(answer).toMatchObject({ ok: false, error: { code: 'illegalMove', reason: { key: 'notYourTurn' } } });
    close();
  });

  // Stock: a stale action is dropped without a word.
  it('a move on an outdated state', async () => {
    await using server = await startServer();
    const { table, seated, close } = await playing(server.url, ['Ana', 'Bea']);
    const { mover, others, version } = await turnOf(table, seated);
    await mover.page.do('match:move', { table, request: 'request-1', version, move: 'draw', args: [] });
    await others[0]?.page.pushed('update', (update) => update.version > version);
    const answer = await quiet(others, () =>
      mover.page.ask('match:move', { table, request: 'request-2', version, move: 'end', args: [] }),
    );
    expect(answer).toEqual({ ok: false, error: { code: 'stale' } });
    close();
  });

  it('a repeated request is answered again, and executed once', async () => {
    await using server = await startServer();
    const { table, seated, close } = await playing(server.url, ['Ana', 'Bea']);
    const { mover, version } = await turnOf(table, seated);
    const request = { table, request: 'request-1', version, move: 'draw', args: [] };
    const first = await mover.page.do('match:move', request);
    expect(first.update).toBeDefined();
    // A repeated request gets the version only. The client has seen the update, or fetches it.
    expect(await mover.page.ask('match:move', request)).toEqual({ ok: true, version: first.version });
    expect((await mover.page.do('match:sync', { table })).match.version).toBe(version + 1);
    close();
  });
});

// Stock: of several answers to one window the first counts, the others are lost without a word.
it('all answers in one window count, whichever client sends them', async () => {
  await using server = await startServer();
  const match = await bgioMatch(server.url, secretsGame(), ['Ana', 'Bea', 'Caro', 'Dora']);
  const pages = await Promise.all(
    match.seats.map(({ playerCredentials }) => returning(server, playerCredentials, match.matchID)),
  );
  const order = shown(match.seats[0]).ctx.playOrder;
  const [asker, ...asked] = order.map((id) => match.seats.find(({ playerID }) => playerID === id));
  asker?.client.moves.ask?.();
  const window = await until(() => shown(asked[0]).G.window);
  for (const seat of asked) await until(() => shown(seat).G.window !== null);
  const { version } = shown(asker);

  const [bea, ...rest] = asked;
  bea?.client.moves.answer?.(window.id, true);
  const answers = await Promise.all(
    rest.map((seat, i) => {
      const page = pages[match.seats.findIndex((each) => each === seat)];
      const answer = { table: match.matchID, request: `request-${i}`, version, move: 'answer', args: [window.id, true] };
      return known(page).ask('match:move', answer);
    }),
  );
  expect(answers.map((answer) => answer.ok)).toEqual([true, true]);
  const yes = await until(() => shown(asker).G.yes);
  expect(yes).toBe(3);

  const late = await pages[0]?.ask('match:move', {
    table: match.matchID,
    request: 'too-late-1',
    version,
    move: 'answer',
    args: [window.id, true],
  });
  expect(late).toMatchObject({ ok: false });
  for (const page of pages) page.close();
  match.close();
});

/** The person with this key, in our own page. */
async function returning(server: TestServer, key: string, table: string): Promise<Page> {
  const page = new Page(server.url, { key });
  await page.do('table:enter', { table });
  return page;
}
