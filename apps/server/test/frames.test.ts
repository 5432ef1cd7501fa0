import { games, isActive, withSeed, type LegalMove, type ViewCtx } from '@sobremesa/games';
import { cardIds, type State } from '@sobremesa/games/patzcuaro';
import { expect, it } from 'vitest';
import { Page, playing } from './support/page.ts';
import { known } from './support/known.ts';
import { startServer, storedMatch } from './support/server.ts';
import { bgioClient, bgioMatch, until } from './support/bgio.ts';
import { CARD, secretsGame } from '@sobremesa/match/testing';

/** Cards that a seat has ever held, from its own views. */
const cardsIn = (text: string) => new Set(text.match(CARD) ?? []);

const NO_INSIDES = /seed|prngstate|drawn|"deck"|initialState|plugins":\{"|_undo":\[\{/;

/** The `n`-th legal move of the viewer in `secrets`. */
function nth(module: ReturnType<typeof secretsGame>, G: unknown, ctx: ViewCtx, playerID: string, n: number): LegalMove {
  const moves = module.legalMoves(G, ctx, playerID);
  return moves[n % moves.length] as LegalMove;
}

it('all frames of a match contain, for a seat, only cards that it has held, and none for a spectator', async () => {
  const module = secretsGame();
  await using server = await startServer();
  const { table, seated, close } = await playing(server.url, ['Ana', 'Bea', 'Caro'], { options: { turns: 12 } });
  const watcher = new Page(server.url);
  const bgio = bgioClient(server.url, module, { matchID: table });
  await watcher.do('table:enter', { table });
  await until(() => bgio.client.getState());

  const held = new Map(seated.map(({ playerID }) => [playerID, new Set<string>()]));
  let over = false;
  for (let n = 0; !over; n++) {
    for (const { page, playerID } of seated) {
      const { match } = await page.do('match:sync', { table });
      const G = match.state.G as { hands: (string[] | null)[]; placed: (string[] | null)[] };
      const ctx = match.state.ctx as ViewCtx;
      for (const card of [...(G.hands[Number(playerID)] ?? []), ...(G.placed[Number(playerID)] ?? [])])
        held.get(playerID)?.add(card);
      over ||= ctx.gameover !== undefined;
      if (!isActive(ctx, playerID)) continue;
      const { move, args } = nth(module, G, ctx, playerID, n * 7 + Number(playerID));
      await page.ask('match:move', {
        table,
        request: `request-${n}-${playerID}`,
        version: match.version,
        move,
        args: [...args] as never,
      });
    }
  }

  for (const { page, playerID } of seated) {
    await page.do('table:chat', { table });
    await page.do('match:log', { table });
    const text = page.frames.join('\n');
    expect(text).not.toMatch(NO_INSIDES);
    expect(cardsIn(text)).toEqual(held.get(playerID));
  }
  await watcher.do('match:log', { table });
  await until(() => bgio.client.getState()?.ctx.gameover);
  for (const frames of [watcher.frames, bgio.frames]) {
    expect(frames.length).toBeGreaterThan(12);
    expect(frames.join('\n')).not.toMatch(NO_INSIDES);
    expect(cardsIn(frames.join('\n'))).toEqual(new Set());
  }
  bgio.client.stop();
  watcher.close();
  close();
}, 20_000);

it('all frames of a match between boardgame.io’s clients contain only each client’s own cards', async () => {
  const module = secretsGame();
  await using server = await startServer();
  const match = await bgioMatch(server.url, module, ['Ana', 'Bea'], { turns: 12 });
  const held = new Map(match.seats.map(({ playerID }) => [playerID, new Set<string>()]));
  for (let n = 0; ; n++) {
    const version = match.seats[0]?.client.getState()?._stateID ?? 0;
    let moved = false;
    for (const { client, playerID } of match.seats) {
      const state = await until(() => client.getState());
      const G = state.G as { hands: (string[] | null)[] };
      for (const card of G.hands[Number(playerID)] ?? []) held.get(playerID)?.add(card);
      if (moved || state.ctx.gameover !== undefined || !isActive(state.ctx, playerID)) continue;
      const { move, args } = nth(module, state.G, state.ctx, playerID, n * 5);
      client.moves[move]?.(...args);
      moved = true;
    }
    if (!moved) break;
    for (const { client } of match.seats) await until(() => (client.getState()?._stateID ?? 0) > version);
  }
  for (const { client, frames, playerID } of match.seats) {
    expect(client.getState()?.ctx.gameover).toBeDefined();
    expect(frames.join('\n')).not.toMatch(NO_INSIDES);
    expect(cardsIn(frames.join('\n'))).toEqual(held.get(playerID));
  }
  match.close();
}, 20_000);

const shownIn = (frames: readonly string[]) => cardIds.filter((card) => frames.join('\n').includes(`"${card}"`));

it('all frames of a match of Pátzcuaro contain only cards that their reader may see', async () => {
  const module = known(games.patzcuaro);
  await using server = await startServer({ games });
  const { table, seated, close } = await playing(server.url, ['Ana', 'Bea'], { game: 'patzcuaro' });
  const watcher = new Page(server.url);
  const bgio = bgioClient(server.url, module, { matchID: table });
  await watcher.do('table:enter', { table });
  await until(() => bgio.client.getState());

  // Cards that were public, and the player to whom each card was dealt, from the server's state
  // after each move.
  const open = new Set<string>();
  const hands = seated.map(() => new Set<string>());
  let G: State;
  for (let n = 0; ; n++) {
    const stored = known(await storedMatch(server, module, table)).state as { G: State; ctx: ViewCtx };
    ({ G } = stored);
    for (const { altar, hand } of G.players) for (const card of altar.flat()) if (!hand.includes(card)) open.add(card);
    for (const { pile } of G.route) for (const card of pile) open.add(card);
    for (const [seat, held] of hands.entries()) for (const card of known(G.players[seat]).hand) held.add(card);
    if (stored.ctx.gameover !== undefined) break;
    const mover = known(seated.find(({ playerID }) => isActive(stored.ctx, playerID)));
    const { match } = await mover.page.do('match:sync', { table });
    const { move, args } = nth(module, match.state.G, match.state.ctx as ViewCtx, mover.playerID, n * 7);
    await mover.page.do('match:move', { table, request: `request-${n}`, version: match.version, move, args: [...args] as never });
  }
  await until(() => bgio.client.getState()?.ctx.gameover);

  const hidden = cardIds.filter((card) => !open.has(card));
  expect(hidden.length).toBeGreaterThan(10);
  for (const frames of [watcher.frames, bgio.frames]) {
    expect(frames.join('\n')).not.toMatch(NO_INSIDES);
    expect(shownIn(frames).filter((card) => !open.has(card))).toEqual([]);
  }
  for (const { page, playerID } of seated) {
    await page.do('match:log', { table });
    const own = known(hands[Number(playerID)]);
    expect(page.frames.join('\n')).not.toMatch(NO_INSIDES);
    expect(shownIn(page.frames).filter((card) => !open.has(card) && !own.has(card))).toEqual([]);
    expect(shownIn(page.frames).filter((card) => own.has(card))).toEqual(cardIds.filter((card) => own.has(card)));
  }
  bgio.client.stop();
  watcher.close();
  close();
}, 20_000);

/** The last view of the table that a page received. */
const latestView = ({ frames }: Page) => frames.findLast((frame) => frame.includes('["table",'));

/**
 * The frames of all who do not pass, from a Security window in which this many pass before a player
 * blocks.
 */
async function windowFrames(passes: number): Promise<string[][]> {
  const prado = known(games.prado);
  await using server = await startServer({ games: { prado: { ...prado, game: withSeed(prado.game, '11'.repeat(32)) } } });
  const { table, seated, close } = await playing(server.url, ['Ana', 'Bea', 'Caro', 'Dora'], { game: 'prado' });
  const watcher = new Page(server.url);
  const bgio = bgioClient(server.url, prado, { matchID: table });
  await watcher.do('table:enter', { table });
  await until(() => bgio.client.getState());

  let requests = 0;
  const play = async ({ page }: (typeof seated)[number], move: string, ...args: unknown[]) => {
    const { version } = (await page.do('match:sync', { table })).match;
    const request = `request-${requests++}`;
    await page.do('match:move', { table, request, version, move, args: args });
  };
  const visiting = async () => {
    for (;;) {
      for (const seat of seated) {
        const { G, ctx } = (await seat.page.do('match:sync', { table })).match.state as { G: unknown; ctx: ViewCtx };
        if (ctx.activePlayers?.[seat.playerID] === 'visit') return seat;
        const usual = prado.standIn(G, ctx, seat.playerID);
        if (usual !== null) await play(seat, usual.move, ...usual.args);
      }
    }
  };
  const mover = await visiting();
  await play(mover, 'playCard', 'move', { type: 'move', to: 5 });
  const [first, second, blocker] = seated.filter((seat) => seat !== mover).map(known);
  const pages = [mover.page, known(blocker).page, watcher];
  for (const page of pages) await page.do('match:sync', { table });
  await until(() => bgio.client.getState()?.G.window !== null);
  const opened = bgio.client.getState()?._stateID;
  // Presence updates arrive a moment later, in one batch.
  await until(() => pages.every((page) => latestView(page)?.includes('"watchers":2')));
  const received = [...pages, bgio].map(({ frames }) => ({ frames, from: frames.length }));

  for (const seat of [first, second].slice(0, passes)) await play(known(seat), 'answer', 'w1', false);
  await mover.page.do('table:say', { table, text: 'hm' });
  for (const page of pages) await page.do('match:sync', { table });
  await play(known(blocker), 'answer', 'w1', true);
  await until(() => bgio.client.getState()?._stateID !== opened);
  for (const page of pages) await page.do('match:log', { table });
  bgio.client.stop();
  watcher.close();
  close();
  const ownIDs = /(?<="speaker":)"[^"]*"|\b\d{13}\b/g;
  return received.map(({ frames, from }) =>
    frames.slice(from).map((frame) => frame.replaceAll(table, '').replaceAll(ownIDs, '')),
  );
}

it('the frames of a Security window are byte-identical for all others, however many have passed', async () => {
  const none = await windowFrames(0);
  for (const frames of none) expect(frames.length).toBeGreaterThan(1);
  expect(await windowFrames(2)).toEqual(none);
}, 30_000);
