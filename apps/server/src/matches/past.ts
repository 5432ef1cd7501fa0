import { setImmediate as turn } from 'node:timers/promises';
import type { GameModule } from '@sobremesa/games';
import type { MatchSnapshot, MatchUpdate } from '@sobremesa/protocol';
import type { LogRecord, MoveRecord, StoredMatch } from '../storage/storage.ts';
import { beginMatch, type Match } from './match.ts';
import { again, restored } from './restore.ts';
import { versionFor } from './seen.ts';
import { snapshotFor, stateFor, Updates } from './views.ts';

/** More than these is better told by what it came to. */
const MOST_UPDATES = 250;
/** So many moves are made again for it at the most, and so many before others have their turn. */
const MOST_MOVES = 4000;
const AT_ONCE = 64;

/** What a seat was told of a match: how it stood at a version, and the update to each one after that. */
export interface Past {
  match: MatchSnapshot;
  updates: MatchUpdate[];
}

/** A match as it stands, and what it was made of. */
export interface Made {
  module: GameModule;
  match: Match;
  /** As its table has them. */
  options: unknown;
  stored: StoredMatch;
  /** All its moves, from the first one on, if they are needed. */
  allMoves: () => Promise<readonly MoveRecord[]>;
  /** The lines of the log that came with the moves, as far back as they are wanted. */
  lines: readonly LogRecord[];
}

/**
 * What a seat was told from this version on, as it counts: the moves are made again, and what is told of each is worked out as it was
 * then. Null when that cannot be done: there is too much of it, or the rules have changed since.
 */
export async function pastOf(made: Made, seat: number, version: number): Promise<Past | null> {
  const { module, match, lines } = made;
  const now = versionFor(match, seat);
  if (version > now || now - version > MOST_UPDATES) return null;
  const start = await startOf(made, seat, version);
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
    if (move.version % AT_ONCE === 0) await turn();
    const before = at;
    at = again(module, before, move);
    if (versionFor(at, seat) > Math.max(version, versionFor(before, seat))) {
      const fresh = lines.filter((line) => line.version === move.version && line.at === move.at);
      const text = new Updates(module, fresh).textFor(seat, stateFor(module, before, seat), stateFor(module, at, seat));
      updates.push(JSON.parse(text) as MatchUpdate);
    }
    look();
  }
  // Chance is a stream under the seed of the match: it comes out as it did then, or something else has become of the rules.
  return first !== null && isEqual(at, match) ? { match: first, updates } : null;
}

/** The newest stored state that is not after this version, or the start of the match, and the moves from there; null for no way. */
async function startOf({ module, match, options, stored, allMoves }: Made, seat: number, version: number) {
  const kept = restored(module, { ...stored, moves: [] });
  if (versionFor(kept, seat) <= version) return startingWith(kept, stored.moves, match, module);
  const parsed = module.options.safeParse(options);
  const moves = await allMoves();
  if (!parsed.success || moves.length > MOST_MOVES) return null;
  const { ctx, plugins } = match.state;
  const begun = beginMatch(module, ctx.numPlayers, parsed.data, moves[0]?.at ?? 0, null, plugins.random.data.seed);
  return startingWith(begun.match, moves, match, module);
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
