import type { PastMove } from './pastMove.ts';

export interface PlayedMove extends PastMove {
  /** The seat that moved; null when unknown. */
  seat: number | null;
  /** Whether the server moved for that seat. */
  byServer: boolean;
}

/** At most this many steps of one bot in a row; the rest of its moves come with the last one. */
export const MOST_STEPS = 4;
/** At most this many steps until the page has caught up with the match. */
const MOST_BEHIND = 12;

/** A move without a log line shows nothing. */
const isSilent = ({ match }: PlayedMove) => match.fresh.length === 0;

/** The moves of each seat in a row. Silent ones belong to those before them. */
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
 * How many moves of the queue the next step shows together: those up to the next one that matters.
 *
 * @param steps how many steps the first seat of the queue has had in a row
 * @param behind how many steps there were since the page was behind the match
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
 * The step of these moves: the last one's state, with the events of the last one that shows any.
 */
export function stepOf(moves: readonly PlayedMove[]): PlayedMove {
  const last = moves.at(-1)!;
  const shown = moves.findLast((move) => !isSilent(move)) ?? last;
  return { ...last, seat: shown.seat, byServer: shown.byServer, match: { ...last.match, fresh: shown.match.fresh } };
}
