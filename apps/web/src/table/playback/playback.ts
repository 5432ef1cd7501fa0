import type { TableState } from '@sobremesa/client';
import { isPlayedByServer } from '../../bots/seats.ts';
import type { PlaybackSpeed } from '../../lib/preferences.ts';
import { replayDelay, stepDelay } from './delay.ts';
import { moverOf } from './mover.ts';
import type { PastMove } from './pastMove.ts';
import { MOST_STEPS, movesInStep, stepOf, type PlayedMove } from './steps.ts';

/** A replay of past moves. The first entry is the state before them. */
export interface Replay {
  moves: readonly PastMove[];
  at: number;
  /** Whether it advances by itself. */
  runs: boolean;
  /** Whether it shows a moment that the reader asked for, and not what they missed. */
  isMoment: boolean;
}

/**
 * The page's progress through the server's updates. Bots' moves are queued and shown in steps, one
 * after another. A step shows a move that matters, with the less important ones before it. People's
 * moves wait only behind a bot's move that is being shown. The reader's own moves clear the queue.
 */
export interface Playback {
  /** Moves still to be shown, oldest first. */
  queue: readonly PlayedMove[];
  /** The step being shown; null while no delay runs. */
  current: PlayedMove | null;
  /** The number of steps in a row by the seat of the current one. */
  steps: number;
  /** The number of steps since moves have been queued. */
  behind: number;
  /** When the current move, or the replay's, appeared; in milliseconds since 1970. */
  since: number;
  replay: Replay | null;
}

/** Parameters of a delay. */
export interface Timing {
  now: number;
  speed: PlaybackSpeed;
  /** The types of the game's events that matter; empty: all do. */
  decisive: readonly string[];
}

/** The queue is empty: the page shows the newest state. */
export const caughtUp: Playback = { queue: [], current: null, steps: 0, behind: 0, since: 0, replay: null };

/** @param isVisible whether the page is visible; while it is hidden, nothing is delayed */
export function received(
  playback: Playback,
  before: TableState,
  newest: TableState,
  timing: Timing,
  isVisible: boolean,
): Playback {
  // A replay continues; when it ends, the page shows the newest state of that time.
  if (playback.replay !== null) return playback;
  if (newest.match === before.match) return withLine(playback, before, newest);
  const move = nextMove(before, newest);
  if (move === null || !isVisible) return caughtUp;
  if (move.seat === newest.view?.you && !move.byServer) return { ...caughtUp, current: move, since: timing.now };
  return advanced({ ...playback, queue: [...playback.queue, move] }, newest, timing);
}

/** Shows the queued moves that are due. */
export function advanced(playback: Playback, newest: TableState, timing: Timing): Playback {
  const due = dueAt(playback, newest, timing.speed);
  if (due === null || due > timing.now) return playback;
  const { queue, steps, behind } = playback;
  const inRow = isInRow(playback) ? steps : 0;
  const moves = movesInStep(queue, inRow, behind, timing.decisive);
  const next = stepOf(queue.slice(0, moves));
  // After a bot's last step, the rest of its moves joins it.
  const joins = inRow >= MOST_STEPS;
  const since = joins ? playback.since : timing.now;
  const rest = queue.slice(moves);
  const now = { steps: inRow + 1, behind: rest.length === 0 ? 0 : behind + 1 };
  return advanced({ ...playback, ...now, queue: rest, current: next, since }, newest, timing);
}

/** Whether the next queued move is by the bot whose step is being shown. */
function isInRow({ queue: [next], current }: Playback): boolean {
  return next !== undefined && current !== null && next.byServer && current.byServer && next.seat === current.seat;
}

/** Shows the next queued move without its delay. */
export function skipped(playback: Playback, newest: TableState, timing: Timing): Playback {
  return advanced({ ...playback, since: 0 }, newest, timing);
}

/** Moves a replay to one of its entries. Beyond the last one, it ends. */
export function turnedTo(replay: Replay, now: number): Playback {
  return replay.moves[replay.at] === undefined ? caughtUp : { ...caughtUp, replay, since: now };
}

/** When the next move is due, in milliseconds since 1970; null when no move is queued. */
export function dueAt(playback: Playback, newest: TableState, speed: PlaybackSpeed): number | null {
  const { queue, current, steps, since, replay } = playback;
  if (replay !== null) return replay.runs ? since + replayDelay(speed, replay.moves[replay.at]?.match.fresh.length ?? 0) : null;
  const [next] = queue;
  if (next === undefined) return null;
  if (current === null || !(next.byServer || current.byServer)) return since;
  if (isInRow(playback) && steps >= MOST_STEPS) return since;
  const delay = stepDelay(speed, current.match.fresh.length);
  return since + Math.min(delay, windowShare(newest, since) / queue.length);
}

/** Playback may use a quarter of the reader's answer window. In milliseconds. */
function windowShare({ match, view }: TableState, since: number): number {
  const isAsked = match?.state.window?.seats.some((seat) => seat === view?.you) ?? false;
  return match?.windowUntil == null || !isAsked ? Infinity : (match.windowUntil - since) / 4;
}

/** The move between two states; null unless they are exactly one version apart. */
function nextMove({ match: before }: TableState, { match, log, view }: TableState): PlayedMove | null {
  if (before === null || match === null || view === null || match.version - 1 !== before.version) return null;
  const seat = moverOf(before, match);
  const byServer = view.seats.some((one) => one.seat === seat && isPlayedByServer(one));
  return { match, line: log.at(-1)?.seq ?? -1, seat, byServer };
}

/** A log line without a move appears with the last queued move. */
function withLine(playback: Playback, before: TableState, { log }: TableState): Playback {
  const last = playback.queue.at(-1);
  const newest = log.at(-1);
  if (last === undefined || newest === undefined || log === before.log) return playback;
  return { ...playback, queue: [...playback.queue.slice(0, -1), { ...last, line: newest.seq }] };
}
