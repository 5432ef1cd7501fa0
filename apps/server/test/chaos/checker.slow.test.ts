import { games, KeyedRandom, type GameModule } from '@sobremesa/games';
import type { TableSession } from '@sobremesa/client';
import type { MoveRecord } from '@sobremesa/match';
import { afterEach, expect, it } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import { Party } from '../kill/party.ts';
import { known } from '../support/known.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { Checker } from './checker.ts';

const MOVES = 12;
const patzcuaro = known(games.patzcuaro);

let server: TestServer;
let party: Party;
afterEach(async () => {
  party.stop();
  await server[Symbol.asyncDispose]();
});

interface Falsified {
  /** Falsifies the moves that the check reads. */
  moves?: (moves: MoveRecord[]) => MoveRecord[];
  /** Falsifies a page before the check. */
  page?: (session: TableSession) => void;
  /** The game that the server plays. */
  module?: GameModule;
  settlesWithin?: number;
}

/** The problems found in a short match, after part of it was falsified. */
async function found({ moves = (all) => all, page = () => undefined, ...parts }: Falsified): Promise<string> {
  const { module = patzcuaro, settlesWithin } = parts;
  server = await startServer({ games: { patzcuaro: module } });
  let isFalse = false;
  const read = async (table: string, from = 0) => {
    const all = await server.storage.moves(table);
    return (isFalse ? moves(all) : all).filter(({ version }) => version >= from);
  };
  const storage = new Proxy(server.storage, {
    get: (target, name) => (name === 'moves' ? read : (Reflect.get(target, name) as () => unknown).bind(target)),
  }) satisfies Storage;
  const checker = new Checker({ patzcuaro }, storage, settlesWithin);
  const begun = (table: string, sessions: Party['sessions']) => checker.begun(server.url, table, patzcuaro, sessions);
  party = new Party(server.url, patzcuaro, 2, new KeyedRandom({ seed: 'abcd'.repeat(16), drawn: 0 }), checker.ledger, { begun });
  void party.play();
  await expect.poll(() => party.granted, { timeout: 20_000 }).toBeGreaterThan(MOVES);
  party.pause();
  await expect.poll(() => party.sessions.some(({ store }) => store.getState().pending), { timeout: 20_000 }).toBe(false);
  isFalse = true;
  page(known(party.sessions[0]));
  await checker.check();
  return checker.problems.join('\n');
}

const at = (moves: MoveRecord[], i: number): MoveRecord => known(moves.at(i));

/** A later state of the session's match, with one change. */
function shown(
  { store }: TableSession,
  change: (match: NonNullable<ReturnType<typeof store.getState>['match']>) => object,
): void {
  const { match } = store.getState();
  const before = known(match);
  store.setState({ match: { ...before, ...change(before) } });
  store.setState({ match: before });
}

type Moves = MoveRecord[];
const twice = (all: Moves): Moves => [...all, { ...at(all, -1), version: all.length + 1 }];
const swapped = (all: Moves): Moves => [...all.slice(0, -2), at(all, -1), at(all, -2)];
const later = (all: Moves): Moves => all.map((move) => ({ ...move, at: move.at + 60_000 }));
const otherwise = (all: Moves): Moves => all.map((move) => (move.version === 5 ? { ...move, request: 'another-request' } : move));
const otherView = (session: TableSession): void =>
  shown(session, ({ state }) => ({ state: { ...state, G: { ...(state.G as object), d: -1 } } }));
const back = (session: TableSession): void => shown(session, ({ version }) => ({ version: version - 1 }));
const lineless = ({ store }: TableSession): void =>
  store.setState(({ log }) => ({ log: log.filter((_, i) => i !== log.length - 2) }));
/** Shows the first player's view to spectators. */
const leaky: GameModule = { ...patzcuaro, view: (G, ctx, playerID) => patzcuaro.view(G, ctx, playerID ?? '0') };

it('finds no problem in a correct match', async () => {
  expect(await found({})).toBe('');
});

it('finds a move that was sent and is not stored', async () => {
  expect(await found({ moves: (all) => all.slice(0, -1) })).toMatch(/version \d+ was sent and is gone/);
});

it('finds a move that is stored twice', async () => {
  expect(await found({ moves: twice })).toMatch(/a move was made twice/);
});

it('finds two pages with different states of the same version', async () => {
  const problems = await found({ page: otherView });
  expect(problems).toMatch(/version \d+ was another one before/);
  expect(problems).toMatch(/\d got a view that differs from the rules' view/);
});

it('finds a stored match that differs from the sent one', async () => {
  const problems = await found({ moves: otherwise });
  expect(problems).toMatch(/nobody asked for the move of version 5/);
  expect(problems).toMatch(/reported to have led to version 5, is not there/);
});

it('finds versions in the wrong order, stored or sent', async () => {
  const problems = await found({ moves: swapped, page: back });
  expect(problems).toMatch(/there is a gap in its moves/);
  expect(problems).toMatch(/(\d+) was sent, and then \d+/);
});

it('finds a log line that a page did not get', async () => {
  expect(await found({ page: lineless, settlesWithin: 500 })).toMatch(/seat \d lacks line \d+ of the log, of version \d+/);
});

it('finds a secret that was sent to a spectator', async () => {
  expect(await found({ module: leaky, settlesWithin: 500 })).toMatch(/a spectator was sent/);
});

it('finds a move that was stored by a server with a wrong clock', async () => {
  expect(await found({ moves: later })).toMatch(/was made \d+ ms from now/);
});
