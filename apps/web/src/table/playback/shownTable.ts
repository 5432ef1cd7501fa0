import type { ViewCtx } from '@sobremesa/games/kit';
import type { TableMatch, TableState } from '@sobremesa/client';
import type { LogEntry, Seen, TableView } from '@sobremesa/protocol';
import type { Playback, Replay } from './playback.ts';

/**
 * What the page shows of a table: the newest state, or an older one while playback is behind it.
 */
export interface ShownTable extends TableState {
  /** The bot's seat whose moves are being played back; null when the newest state is shown. */
  playing: number | null;
  /** Null unless past moves are shown again. */
  replay: Replay | null;
  /** Where the reader left off, if there was something new when they came; null otherwise. */
  since: Seen | null;
}

export function shownTable(newest: TableState, { queue, current, replay }: Playback, since: Seen | null): ShownTable {
  const [next] = queue;
  const past = replay?.moves[replay.at] ?? (next === undefined ? null : current);
  const playing = replay !== null || next === undefined ? null : current?.byServer ? current.seat : next.seat;
  const { match, log } = past === null ? newest : { match: past.match, log: logUpTo(newest.log, past.line) };
  return { ...newest, match, log, view: viewAt(newest.view, match), playing, replay, since };
}

const shortened = new WeakMap<readonly LogEntry[], { line: number; log: readonly LogEntry[] }>();

/** The same list for the same lines. */
function logUpTo(log: readonly LogEntry[], line: number): readonly LogEntry[] {
  const known = shortened.get(log);
  if (known?.line === line) return known.log;
  const lines = log.filter(({ seq }) => seq <= line);
  shortened.set(log, { line, log: lines });
  return lines;
}

const stillRunning = new WeakMap<TableView, TableView>();

/** A match is not over before its last move is shown. The same view for the same table. */
function viewAt(view: TableView | null, match: TableMatch | null): TableView | null {
  if (view?.status !== 'finished' || match === null) return view;
  if ((match.state.ctx as ViewCtx).gameover !== undefined) return view;
  const running = stillRunning.get(view) ?? { ...view, status: 'running' };
  stillRunning.set(view, running);
  return running;
}
