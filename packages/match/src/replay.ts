import type { GameModule } from '@sobremesa/games/kit';
import type { MatchSnapshot, MatchUpdate } from '@sobremesa/protocol';
import { beginMatch } from './begin.ts';
import type { Match } from './model.ts';
import type { LogRecord, MoveRecord, StoredMatch } from './records.ts';
import { replayed, restored } from './restore.ts';
import { versionFor } from './versions.ts';
import { snapshotFor, stateFor, Updates } from './views.ts';

/** Maximum number of updates in a recap. For more, the page shows the result. */
const MOST_UPDATES = 250;
/** Maximum number of moves to replay, and number of moves between the pauses of a recap. */
const MOST_MOVES = 4000;
const AT_ONCE = 64;

/** A match in a seat's view: a state, and the update to each later version. */
export interface Past {
  match: MatchSnapshot;
  updates: MatchUpdate[];
}

/** A match, with the records that led to it. */
export interface PlayedMatch {
  module: GameModule;
  match: Match;
  /** The options of its table. */
  options: unknown;
  stored: StoredMatch;
  /** Loads all moves of the match. */
  allMoves: () => Promise<readonly MoveRecord[]>;
  /** The log lines of the moves, as far back as the recap goes. */
  lines: readonly LogRecord[];
}

/**
 * The match in a seat's view from this version on, as the seat counts. Replays the moves and
 * computes each update as it was then. Null if there are too many, or if the rules have changed
 * since.
 *
 * @param pause yields to other work; called between groups of moves
 */
export async function pastOf(
  played: PlayedMatch,
  seat: number,
  version: number,
  pause: () => Promise<void>,
): Promise<Past | null> {
  const { module, match, lines } = played;
  const now = versionFor(match, seat);
  if (version > now || now - version > MOST_UPDATES) return null;
  const start = await startOf(played, seat, version);
  if (start === null) return null;
  let at = start.match;
  let first: MatchSnapshot | null = null;
  const updates: MatchUpdate[] = [];
  const look = () => {
    if (first === null && versionFor(at, seat) === version) {
      first = snapshotFor(module, version, stateFor(module, at, seat), [], seat);
    }
  };
  look();
  for (const move of start.moves) {
    if (move.version % AT_ONCE === 0) await pause();
    const before = at;
    at = replayed(module, before, move);
    if (versionFor(at, seat) > Math.max(version, versionFor(before, seat))) {
      const fresh = lines.filter((line) => line.version === move.version && line.at === move.at);
      const text = new Updates(module, fresh).textFor(seat, stateFor(module, before, seat), stateFor(module, at, seat));
      updates.push(JSON.parse(text) as MatchUpdate);
    }
    look();
  }
  // The random numbers follow from the seed of the match, so any difference means that the rules
  // have changed.
  return first !== null && isEqual(at, match) ? { match: first, updates } : null;
}

/**
 * The newest stored state up to this version, or the start of the match, with the moves from there;
 * null when there is none.
 */
async function startOf({ module, match, options, stored, allMoves }: PlayedMatch, seat: number, version: number) {
  const kept = restored(module, { ...stored, moves: [] });
  if (versionFor(kept, seat) <= version) return startingWith(kept, stored.moves, match, module);
  return fromStart({ module, match, options }, await allMoves());
}

/**
 * The match at each version from its start up to the present one, for `historyOf`. Null if it has
 * too many moves, or if the rules have changed since.
 */
export function courseOf(
  played: Pick<PlayedMatch, 'module' | 'match' | 'options'>,
  moves: readonly MoveRecord[],
): Iterable<Match> | null {
  const start = fromStart(played, moves);
  return start && replayedFrom(played.module, start.match, start.moves);
}

function* replayedFrom(module: GameModule, start: Match, moves: readonly MoveRecord[]): Generator<Match> {
  let match = start;
  yield match;
  for (const move of moves) yield (match = replayed(module, match, move));
}

/** The start of the match, with all its moves. */
function fromStart({ module, match, options }: Pick<PlayedMatch, 'module' | 'match' | 'options'>, moves: readonly MoveRecord[]) {
  const parsed = module.options.safeParse(options);
  if (!parsed.success || moves.length > MOST_MOVES) return null;
  const { ctx, plugins } = match.state;
  const { seed } = plugins.random.data;
  const begun = beginMatch(module, { players: ctx.numPlayers, options: parsed.data, now: moves[0]?.at ?? 0, seed });
  return begun.ok ? startingWith(begun.step.match, moves, match, module) : null;
}

/** Null if moves up to the match are missing, or were made under other rules. */
function startingWith(from: Match, moves: readonly MoveRecord[], { version }: Match, { rulesVersion }: GameModule) {
  const known = moves.filter((move) => move.version <= version);
  const isWhole = known.length === version - from.version && known.every(({ rules }) => rules === rulesVersion);
  return isWhole ? { match: from, moves: known } : null;
}

/** Whether two matches are in the same state. */
export function isEqual(one: Pick<Match, 'state'>, other: Pick<Match, 'state'>): boolean {
  return JSON.stringify(one.state) === JSON.stringify(other.state);
}
