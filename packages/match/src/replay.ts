import type { GameModule } from '@sobremesa/games/kit';
import type { MatchSnapshot, MatchUpdate } from '@sobremesa/protocol';
import { beginMatch } from './begin.ts';
import type { Match } from './model.ts';
import type { LogRecord, MoveRecord, StoredMatch } from './records.ts';
import { replayed, restored } from './restore.ts';
import { versionFor } from './versions.ts';
import { snapshotFor, stateFor, Updates } from './views.ts';

/** The most updates that a recap holds. For more, the page shows the result. */
const MOST_UPDATES = 250;
/** The most moves to make again for a recap, and how many to make at once. */
const MOST_MOVES = 4000;
const AT_ONCE = 64;

/** A match as a seat saw it: its view at one version, and the update to each later one. */
export interface Past {
  match: MatchSnapshot;
  updates: MatchUpdate[];
}

/** A match as it stands, and the records that led to it. */
export interface PlayedMatch {
  module: GameModule;
  match: Match;
  /** As its table has them. */
  options: unknown;
  stored: StoredMatch;
  /** Loads all its moves, from the first one on. */
  allMoves: () => Promise<readonly MoveRecord[]>;
  /** The lines of the log that came with the moves, as far back as the recap goes. */
  lines: readonly LogRecord[];
}

/**
 * What a seat saw from this version on, as the seat counts. The moves are made again, and each
 * update is made as it was then. Null when there is too much of it, or the rules have changed
 * since.
 *
 * @param pause lets others have their turn; called between groups of moves
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
  // Chance is a stream under the seed of the match: it comes out as it did then, or something else
  // has become of the rules.
  return first !== null && isEqual(at, match) ? { match: first, updates } : null;
}

/**
 * The newest stored state that is not after this version, or the start of the match, and the moves
 * from there; null for no way.
 */
async function startOf({ module, match, options, stored, allMoves }: PlayedMatch, seat: number, version: number) {
  const kept = restored(module, { ...stored, moves: [] });
  if (versionFor(kept, seat) <= version) return startingWith(kept, stored.moves, match, module);
  const parsed = module.options.safeParse(options);
  const moves = await allMoves();
  if (!parsed.success || moves.length > MOST_MOVES) return null;
  const { ctx, plugins } = match.state;
  const { seed } = plugins.random.data;
  const begun = beginMatch(module, { players: ctx.numPlayers, options: parsed.data, now: moves[0]?.at ?? 0, seed });
  return begun.ok ? startingWith(begun.step.match, moves, match, module) : null;
}

/** Null when some of the moves that lead to the match are missing, or were made by other rules. */
function startingWith(from: Match, moves: readonly MoveRecord[], { version }: Match, { rulesVersion }: GameModule) {
  const known = moves.filter((move) => move.version <= version);
  const isWhole = known.length === version - from.version && known.every(({ rules }) => rules === rulesVersion);
  return isWhole ? { match: from, moves: known } : null;
}

function isEqual(one: Match, other: Match): boolean {
  return JSON.stringify(one.state) === JSON.stringify(other.state);
}
