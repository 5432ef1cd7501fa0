import type { Shuffle } from '@sobremesa/match/shuffle';
import {
  documentLimits,
  documentOf,
  type DocumentMove,
  type DocumentShuffle,
  type FinishedMatch,
} from '@sobremesa/match/document';
import type { LogRecord, Match, MoveRecord } from '@sobremesa/match';
import { RefusedError } from '../refused.ts';
import type { Storage, TableRecord } from '../storage/storage.ts';
import { logSince } from './actor/load.ts';
import type { Live } from './rules/live.ts';
import { nameAt, type NameOf } from './rules/names.ts';
import { drawnShuffle } from './rules/shuffle.ts';

/**
 * Loads all that the document of a finished match needs. Never of a running one: the document has
 * all hidden cards.
 *
 * @returns null if its moves were made under other rules than the present ones
 * @throws RefusedError `notFinished`, or `tooManyMoves` if a document cannot hold them
 */
export async function finishedMatch(storage: Storage, live: Live, nameOf: NameOf): Promise<FinishedMatch | null> {
  const { table, module } = live;
  const match = requireFinished(live);
  // The moves of a match that is too long for a document would only fill the memory.
  if (match.version > documentLimits.moves) throw new RefusedError('tooManyMoves');
  const stored = await storage.load(table.id);
  if (stored === null) throw new RefusedError('unknownTable');
  const lines = await logSince(storage, stored, -1);
  const moves = await storage.moves(table.id, 1);
  if (moves.length !== match.version || moves.some(({ rules }) => rules !== module.rulesVersion)) return null;
  const startedAt = startOf(lines, moves) ?? table.createdAt;
  return {
    module,
    state: match.state,
    rules: module.rulesVersion,
    options: table.settings.options,
    shuffle: copyOf(drawnShuffle(table)),
    seed: match.state.plugins.random.data.seed,
    startedAt,
    seats: table.seats.map((seat) => ({ name: nameAt(seat, nameOf), bot: seat.bot })),
    moves: documentMoves(table, moves, lines, startedAt),
  };
}

/**
 * The document as JSON text; null if the present rules do not lead to the state in which the match
 * ended.
 */
export async function documentText(finished: FinishedMatch | null, pause: () => Promise<void>): Promise<string | null> {
  if (finished === null) return null;
  const written = await documentOf(finished, pause);
  return written.ok ? JSON.stringify(written.document) : null;
}

function copyOf(shuffle: Shuffle | null): DocumentShuffle | null {
  return shuffle && { ...shuffle, seats: [...shuffle.seats] };
}

/** @throws RefusedError `notFinished` */
export function requireFinished({ table, match }: Live): Match {
  if (table.status !== 'finished' || match === null) throw new RefusedError('notFinished');
  return match;
}

function startOf(lines: readonly LogRecord[], moves: readonly MoveRecord[]): number | undefined {
  return (lines.find(({ entry }) => entry.kind === 'table' && entry.event.type === 'started') ?? moves[0])?.at;
}

function documentMoves(
  { seats }: TableRecord,
  moves: readonly MoveRecord[],
  lines: readonly LogRecord[],
  startedAt: number,
): DocumentMove[] {
  const byBot = new Set(lines.flatMap(({ version, entry }) => (entry.bot === true ? [version] : [])));
  return moves.map(({ version, at, seat, action, request }): DocumentMove => {
    if ('undo' in action) return { seat, undo: action.undo, at: at - startedAt };
    const made = { seat, move: action.move, args: [...action.args], at: at - startedAt };
    const isOwn = request !== null || seats[seat]?.bot !== null;
    return isOwn ? made : { ...made, by: byBot.has(version) ? 'standIn' : 'table' };
  });
}
