import type { PastMove } from './pastMove.ts';

export interface PlayedMove extends PastMove {
  /** The seat that moved; null when unknown. */
  seat: number | null;
  /** Whether the server moved for that seat. */
  byServer: boolean;
}

/** Maximum number of a bot's steps in a row. The last one shows the rest of its moves. */
export const MOST_STEPS = 4;
/** Maximum number of steps until the page catches up with the match. */
const MOST_BEHIND = 12;

/** A move without a log line, which shows nothing. */
const isSilent = ({ match }: PlayedMove) => match.fresh.length === 0;

/** The moves of each seat in a row. Silent ones belong to the moves before them. */
function rowsOf(queue: readonly PlayedMove[]): PlayedMove[][] {
  const rows: PlayedMove[][] = [];
  for (const move of queue) {
    const row = rows.at(-1);
    const before = row?.findLast((each) => !isSilent(each));
    const belongs = row !== undefined && (isSilent(move) || before === undefined || before.seat === move.seat);
    if (belongs && row.every(({ byServer }) => byServer) && move.byServer) row.push(move);
    else rows.push([move]);
  }
  return rows;
}

/**
 * The number of queued moves that the next step shows together: those up to the next one that
 * matters.
 *
 * @param steps the number of steps in a row by the first seat of the queue
 * @param behind the number of steps since the page fell behind the match
 * @param decisive the types of events that matter; empty: all do
 */
export function movesInStep(queue: readonly PlayedMove[], steps: number, behind: number, decisive: readonly string[]): number {
  const rows = rowsOf(queue);
  const left = Math.max(1, MOST_BEHIND - behind);
  if (rows.length > left) return rows.slice(0, rows.length - left + 1).flat().length;
  const [row = []] = rows;
  if (rows.length === left || steps >= MOST_STEPS - 1) return row.length;
  const matters = ({ match }: PlayedMove) => {
    return match.fresh.length > 0 && (decisive.length === 0 || match.fresh.some(({ event }) => decisive.includes(event.type)));
  };
  const first = row.findIndex(matters);
  return first === -1 ? row.length : first + 1;
}

/**
 * The step of these moves: the state after the last one, with the events of the last one that has
 * any.
 */
export function stepOf(moves: readonly PlayedMove[]): PlayedMove {
  const last = moves.at(-1)!;
  const shown = moves.findLast((move) => !isSilent(move)) ?? last;
  return { ...last, seat: shown.seat, byServer: shown.byServer, match: { ...last.match, fresh: shown.match.fresh } };
}
