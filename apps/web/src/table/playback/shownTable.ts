import type { ViewCtx } from '@sobremesa/games/kit';
import type { TableMatch, TableState } from '@sobremesa/client';
import type { LogEntry, Seen, TableView } from '@sobremesa/protocol';
import type { Playback, Replay } from './playback.ts';

/** The final count of a match that has ended on this page. */
export type Count = 'running' | 'over';

/** The state that the page shows: the newest one, or an older one while playback is behind. */
export interface ShownTable extends TableState {
  /** The seat whose moves are being played back; null when the newest state is shown. */
  playing: number | null;
  /** Null unless a replay is open. */
  replay: Replay | null;
  /** The table's current status, even during a replay. */
  newestStatus: TableView['status'] | undefined;
  /** Null unless the match has ended while the page showed it. */
  count: Count | null;
  /** The reader's last position, if anything was new when they came; null otherwise. */
  since: Seen | null;
}

export function shownTable(
  newest: TableState,
  { queue, current, replay }: Playback,
  since: Seen | null,
  count: Count | null,
): ShownTable {
  const [next] = queue;
  const past = replay?.moves[replay.at] ?? (next === undefined ? null : current);
  const playing = replay !== null || next === undefined ? null : current?.byServer ? current.seat : next.seat;
  const { match, log } = past === null ? newest : { match: past.match, log: logUpTo(newest.log, past.line) };
  const shown = count === 'running' ? withoutResult(log) : log;
  return {
    ...newest,
    match,
    log: shown,
    view: viewAt(newest.view, match),
    playing,
    replay,
    newestStatus: newest.view?.status,
    since,
    count,
  };
}

/** Removes the last line of a match, which names the winner, until the count ends. */
function withoutResult(log: readonly LogEntry[]): readonly LogEntry[] {
  const result = log.findLast(({ kind }) => kind === 'game');
  return result === undefined ? log : logUpTo(log, result.seq - 1);
}

const shortened = new WeakMap<readonly LogEntry[], { line: number; log: readonly LogEntry[] }>();

/** Returns the same list for the same lines. */
function logUpTo(log: readonly LogEntry[], line: number): readonly LogEntry[] {
  const known = shortened.get(log);
  if (known?.line === line) return known.log;
  const lines = log.filter(({ seq }) => seq <= line);
  shortened.set(log, { line, log: lines });
  return lines;
}

const stillRunning = new WeakMap<TableView, TableView>();

/**
 * Keeps the match running until its last move is shown. Returns the same view for the same table.
 */
function viewAt(view: TableView | null, match: TableMatch | null): TableView | null {
  if (view?.status !== 'finished' || match === null || view.ended === true) return view;
  if ((match.state.ctx as ViewCtx).gameover !== undefined) return view;
  const running = stillRunning.get(view) ?? { ...view, status: 'running' };
  stillRunning.set(view, running);
  return running;
}
