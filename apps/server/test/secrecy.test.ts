import { describe, expect, it } from 'vitest';
import { known } from './support/known.ts';
import { newcomer, playing } from './support/page.ts';
import { startServer, storedMatch } from './support/server.ts';
import { shown, bgioClient, bgioMatch, until } from './support/bgio.ts';
import { CARD, secretsGame } from '@sobremesa/match/testing';

/** Guarantees beyond boardgame.io's own server, which would fail every test of this file. */

const cardsIn = (frames: readonly string[]) => new Set(frames.flatMap((frame) => frame.match(CARD) ?? []));

// Stock: `sync` sends the unfiltered initial state, with all hands, the deck and the seed, even to
// spectators.
it('no sync contains the initial state, a seed, or a card that its reader may not see', async () => {
  await using server = await startServer();
  const match = await bgioMatch(server.url, secretsGame(), ['Ana', 'Bea']);
  const watcher = bgioClient(server.url, secretsGame(), { matchID: match.matchID });
  await until(() => watcher.client.getState());

  const [ana] = match.seats;
  const hand = shown(ana).G.hands[0] ?? [];
  expect(hand).toHaveLength(4);
  expect(cardsIn(ana?.frames ?? [])).toEqual(new Set(hand));
  expect(cardsIn(watcher.frames)).toEqual(new Set());
  for (const frame of [...(ana?.frames ?? []), ...watcher.frames])
    expect(frame).not.toMatch(/initialState|seed|prngstate|"deck"/);
  expect(watcher.client.getInitialState()).toBeUndefined();
  watcher.client.stop();
  match.close();
});

// Stock: the seed is the time of creation in milliseconds, which the lobby publishes.
it('every match has its own 256 random bits, independent of its creation time', async () => {
  await using server = await startServer();
  const matches = await Promise.all([1, 2, 3].map(() => bgioMatch(server.url, secretsGame(), ['Ana', 'Bea'])));
  const states = await Promise.all(
    matches.map(async ({ matchID }) => known(await storedMatch(server, secretsGame(), matchID)).state),
  );
  const seeds = states.map((state) => state.plugins.random.data.seed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(seeds).size).toBe(3);
  expect(new Set(states.map((state) => JSON.stringify((state.G as { hands: string[][] }).hands))).size).toBe(3);

  const [listed] = (await matches[0]?.lobby.listMatches('secrets'))?.matches ?? [];
  expect((listed?.createdAt ?? 1) % 60_000).toBe(0);
  for (const match of matches) match.close();
});

describe("a client can make its seat's legal moves, and nothing else", () => {
  const payload = { playerID: '0', args: [] };
  const actions: Record<string, object> = {
    'replaces the state': { type: 'UPDATE', state: { G: {}, ctx: {}, _stateID: 99 }, deltalog: [], payload },
    'resets the state': { type: 'RESET', state: { G: {}, ctx: {} }, payload },
    'syncs its own state': { type: 'SYNC', state: { G: {}, ctx: {} }, payload },
    'patches the state': { type: 'PATCH', patch: [{ op: 'replace', path: '/G', value: {} }], payload },
    'ends the game': { type: 'GAME_EVENT', payload: { ...payload, type: 'endGame', args: [{ winner: '0' }] } },
    'sets the active players': { type: 'GAME_EVENT', payload: { ...payload, type: 'setActivePlayers', args: [null] } },
    'addresses a plugin': { type: 'PLUGIN', payload: { ...payload, type: 'random' } },
    'takes back': { type: 'UNDO', payload },
    'strips the state': { type: 'STRIP_TRANSIENTS', payload },
    'makes a move named constructor': { type: 'MAKE_MOVE', payload: { ...payload, type: 'constructor' } },
    'makes a move named __proto__': { type: 'MAKE_MOVE', payload: { ...payload, type: '__proto__' } },
    'makes a move named hasOwnProperty': { type: 'MAKE_MOVE', payload: { ...payload, type: 'hasOwnProperty' } },
    'makes a move with arguments of a wrong shape': {
      type: 'MAKE_MOVE',
      payload: { ...payload, type: 'place', args: [{ a: 1 }] },
    },
  };

  // Stock: any action type reaches the reducer, disabled events run, and inherited names count as
  // moves.
  it.each(Object.entries(actions))('an action that %s changes nothing, and only its sender gets an answer', async (_, action) => {
    await using server = await startServer();
    const match = await bgioMatch(server.url, secretsGame(), ['Ana', 'Bea']);
    const [ana, bea] = match.seats;
    if (ana === undefined || bea === undefined) throw new Error('two play');
    const before = structuredClone(bea.client.getState());
    const received = { ana: ana.frames.length, bea: bea.frames.length };
    ana.socket.emit('update', action, ana.client.getState()?._stateID, match.matchID, '0');
    await until(() => ana.frames.slice(received.ana).some((frame) => frame.includes('"update"')), 'the answer');
    expect(bea.frames.slice(received.bea).filter((frame) => frame.includes('"update"'))).toEqual([]);
    bea.socket.emit('sync', match.matchID, '1', bea.playerCredentials, 2);
    await until(() => bea.frames.slice(received.bea).some((frame) => frame.includes('"sync"')));
    expect(bea.client.getState()?._stateID).toBe(before?._stateID);
    expect(bea.client.getState()?.G).toEqual(before?.G);
    match.close();
  });
});

// Stock: it checks the credentials of one player id and plays the one in the action.
it("the seat is that of the socket's sync, whatever an action contains", async () => {
  await using server = await startServer();
  const match = await bgioMatch(server.url, secretsGame(), ['Ana', 'Bea', 'Caro']);
  const order = shown(match.seats[0]).ctx.playOrder;
  const [asker, thief, victim] = order.map((id) => match.seats.find((seat) => seat.playerID === id));
  if (asker === undefined || thief === undefined || victim === undefined) throw new Error('three play');
  asker.client.moves.ask?.();
  const { id } = await until(() => shown(thief).G.window);
  const { version } = shown(thief);

  const action = { type: 'MAKE_MOVE', payload: { type: 'answer', args: [id, true], playerID: victim.playerID } };
  thief.socket.emit('update', action, version, match.matchID, victim.playerID);
  await until(() => shown(thief).version > version);
  // Each player sees only for themselves whether they have answered.
  await until(() => thief.client.getState()?.ctx.activePlayers?.[thief.playerID] === undefined);
  expect(victim.client.getState()?.ctx.activePlayers?.[victim.playerID]).toBe('answer');

  // And a seat is not accessible without the credentials of its person.
  const impostor = bgioClient(server.url, secretsGame(), {
    matchID: match.matchID,
    playerID: victim.playerID,
    credentials: thief.playerCredentials,
  });
  const stranger = bgioClient(server.url, secretsGame(), { matchID: match.matchID, playerID: '0' });
  for (const { frames } of [impostor, stranger]) await until(() => frames.some((frame) => frame.includes('matchData')));
  for (const { client, frames } of [impostor, stranger]) {
    expect(client.getState()).toBeNull();
    expect(cardsIn(frames)).toEqual(new Set());
  }
  for (const { client } of [impostor, stranger]) client.stop();
  match.close();
});

// Stock: a throw in a move, a hook or a handler is an unhandled rejection, and with it the process
// ends.
it('an exception in a move is logged and affects only that move', async () => {
  await using server = await startServer();
  const { table, seated, close } = await playing(server.url, ['Ana', 'Bea']);
  const { match } = await known(seated[0]).page.do('match:sync', { table });
  const mover = seated.find(({ playerID }) => playerID === (match.state.ctx as { currentPlayer: string }).currentPlayer);
  const move = { table, version: match.version, args: [] };
  const boom = await mover?.page.ask('match:move', { ...move, request: 'request-1', move: 'boom' });
  expect(boom).toEqual({ ok: false, error: { code: 'internal' } });
  expect(server.logged.filter((line) => line.includes('a rule is broken'))).toHaveLength(1);

  const bgio = bgioClient(server.url, secretsGame(), { matchID: table });
  await until(() => bgio.client.getState());
  for (const event of ['sync', 'update', 'chat'])
    for (const args of [[], [{}], [null, null], [[], {}, 1]]) bgio.socket.emit(event, ...args);

  const end = await mover?.page.ask('match:move', { ...move, request: 'request-2', move: 'end' });
  expect(end).toMatchObject({ ok: true, version: match.version + 1 });
  const { person } = await newcomer(server.url, 'Caro');
  expect(person.name).toBe('Caro');
  bgio.client.stop();
  close();
});
