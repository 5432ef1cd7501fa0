import type { EngineState } from '@sobremesa/engine';
import type { GameModule } from '@sobremesa/games/kit';
import { isOver } from '../waiting.ts';
import { digestOf, stateDigest } from './canonical.ts';
import { failure, type DocumentFailure } from './failure.ts';
import {
  documentLimits,
  FORMAT,
  FORMAT_VERSION,
  hasDigest,
  PLAIN_VERSION,
  seatName,
  type DocumentMove,
  type DocumentShuffle,
  type MatchDocument,
} from './format.ts';
import { changed, startOf, type Course } from './replay.ts';

/** A finished match to write down. */
export interface FinishedMatch extends Course {
  module: GameModule;
  /** The state in which it ended. */
  state: EngineState;
  /** How its seed was drawn; null for a match on a device alone, or of an earlier release. */
  shuffle?: DocumentShuffle | null;
}

/**
 * The document of a finished match. Replays it to compute the digests.
 *
 * @param pause yields to other work; called between groups of moves
 * @returns the reason if the present rules do not lead to the match's last state
 */
export async function documentOf(
  { module, state, shuffle = null, ...given }: FinishedMatch,
  pause: () => Promise<void> = async () => {},
): Promise<{ ok: true; document: MatchDocument } | DocumentFailure> {
  const course = { ...given, moves: inOrder(given.moves) };
  const { rules, options, seed, startedAt, seats, moves } = course;
  if (rules !== module.rulesVersion) return failure('otherRules', `it has version ${rules} of the rules`);
  if (moves.length > documentLimits.moves) return failure('tooLarge', `it has ${moves.length} moves`);
  let match = startOf(module, course);
  if (match === null) return failure('badOptions', 'it has options that the game does not have');
  const states: MatchDocument['states'] = [];
  for (;;) {
    const { version } = match;
    if (hasDigest(version, moves.length)) {
      states.push({ version, sha256: stateDigest(match.state) });
      await pause();
    }
    if (version === moves.length) break;
    try {
      match = changed(module, course, match);
    } catch (error) {
      return failure('illegalMove', error instanceof Error ? error.message : String(error), version + 1);
    }
  }
  if (stateDigest(state) !== states.at(-1)?.sha256) return failure('differentState', 'its replay ends differently', moves.length);
  const content: PlainContent = {
    format: FORMAT,
    game: module.game.name ?? '',
    rules,
    options,
    seed,
    startedAt,
    ending: isOver(match) ? 'rules' : 'agreement',
    seats: seats.map(({ name, bot }) => ({ name: legible(name), bot })),
    moves,
    states,
  };
  return {
    ok: true,
    document: sealed(
      shuffle === null ? { ...content, formatVersion: PLAIN_VERSION } : { ...content, formatVersion: FORMAT_VERSION, shuffle },
    ),
  };
}

type PlainContent = Omit<Extract<MatchDocument, { formatVersion: typeof PLAIN_VERSION }>, 'formatVersion' | 'sha256'>;

function sealed<Content extends object>(content: Content): Content & { sha256: string } {
  return { ...content, sha256: digestOf(content) };
}

/**
 * The document with other names of its people, and its checksum made anew. Bots keep theirs.
 *
 * @param names by seat; null, or a name that readers would refuse, leaves the seat without one
 */
export function withNames(document: MatchDocument, names: readonly (string | null)[]): MatchDocument {
  const { sha256: _, ...content } = document;
  const seats = content.seats.map(({ bot, name }, seat) => {
    return { name: bot === null ? legible(names[seat] ?? null) : name, bot };
  });
  const renamed = { ...content, seats };
  return { ...renamed, sha256: digestOf(renamed) };
}

function legible(name: string | null): string | null {
  return seatName.safeParse(name).success ? name : null;
}

/**
 * Moves whose times never go back, although clocks are set, and those of several servers differ.
 */
function inOrder(moves: readonly DocumentMove[]): DocumentMove[] {
  let latest = 0;
  return moves.map((move) => {
    latest = Math.max(latest, move.at);
    return { ...move, at: latest };
  });
}
