import type { TableMatch, TableState } from '@sobremesa/client';
import { isPlayedByServer } from '../../bots/seats.ts';
import type { PlaybackSpeed } from '../../lib/preferences.ts';
import { moveDelay, replayDelay } from './delay.ts';
import { moverOf } from './mover.ts';

/** The match after a move, and the number of the newest log line then. */
export interface PastMove {
  match: TableMatch;
  line: number;
}

interface PlayedMove extends PastMove {
  /** Who moved; null when unknown. */
  seat: number | null;
  /** The server moved for that seat. */
  byServer: boolean;
}

/** Past moves that are shown again. The first entry is the state before them. */
export interface Replay {
  moves: readonly PastMove[];
  at: number;
  /** It goes on by itself. */
  runs: boolean;
}

/**
 * How far the page has shown what the server sent. Bots' moves are queued and shown one after the
 * other. People's moves wait only behind a bot's move that is being shown. The reader's own moves
 * empty the queue.
 */
export interface Playback {
  /** Moves that are not shown yet, oldest first. */
  queue: readonly PlayedMove[];
  /** The move that is shown; null while there is no delay to wait for. */
  current: PlayedMove | null;
  /** Since when the current move, or that of the replay, is shown; in milliseconds since 1970. */
  since: number;
  replay: Replay | null;
}

/** What the length of a delay depends on. */
export interface Timing {
  now: number;
  speed: PlaybackSpeed;
}

/** Nothing waits: the newest state is shown. */
export const caughtUp: Playback = { queue: [], current: null, since: 0, replay: null };

/** @param isVisible whether the page is visible; otherwise nothing is held back */
export function received(
  playback: Playback,
  before: TableState,
  newest: TableState,
  timing: Timing,
  isVisible: boolean,
): Playback {
  // A replay ends in the newest state, whatever that is by then.
  if (playback.replay !== null) return playback;
  if (newest.match === before.match) return withLine(playback, before, newest);
  const move = nextMove(before, newest);
  if (move === null || !isVisible) return caughtUp;
  if (move.seat === newest.view?.you && !move.byServer) return { ...caughtUp, current: move, since: timing.now };
  return advanced({ ...playback, queue: [...playback.queue, move] }, newest, timing);
}

/** Shows each queued move that is due. */
export function advanced(playback: Playback, newest: TableState, timing: Timing): Playback {
  const [next, ...queue] = playback.queue;
  const due = dueAt(playback, newest, timing.speed);
  if (next === undefined || due === null || due > timing.now) return playback;
  return advanced({ ...playback, queue, current: next, since: timing.now }, newest, timing);
}

/** Shows the next queued move without its delay. */
export function skipped(playback: Playback, newest: TableState, timing: Timing): Playback {
  return advanced({ ...playback, since: 0 }, newest, timing);
}

/** Turns a replay to one of its moves. It ends behind the last one. */
export function turnedTo(replay: Replay, now: number): Playback {
  return replay.moves[replay.at] === undefined ? caughtUp : { ...caughtUp, replay, since: now };
}

/** When the next move is due, in milliseconds since 1970; null when none waits. */
export function dueAt({ queue, current, since, replay }: Playback, newest: TableState, speed: PlaybackSpeed): number | null {
  if (replay !== null) return replay.runs ? since + replayDelay(speed, replay.moves[replay.at]?.match.fresh.length ?? 0) : null;
  const [next] = queue;
  if (next === undefined) return null;
  if (current === null || !(next.byServer || current.byServer)) return since;
  const delay = moveDelay(speed, current.match.fresh.length, queue.length);
  return since + Math.min(delay, windowShare(newest, since) / queue.length);
}

/** The share of the reader's answer window that playback may use, in milliseconds. */
function windowShare({ match, view }: TableState, since: number): number {
  const isAsked = match?.state.window?.seats.some((seat) => seat === view?.you) ?? false;
  return match?.windowUntil == null || !isAsked ? Infinity : (match.windowUntil - since) / 4;
}

/** The move between two states; null when they are not one version apart. */
function nextMove({ match: before }: TableState, { match, log, view }: TableState): PlayedMove | null {
  if (before === null || match === null || view === null || match.version - 1 !== before.version) return null;
  const seat = moverOf(before, match);
  const byServer = view.seats.some((one) => one.seat === seat && isPlayedByServer(one));
  return { match, line: log.at(-1)?.seq ?? -1, seat, byServer };
}

/** A log line that came without a move is shown with the last queued move. */
function withLine(playback: Playback, before: TableState, { log }: TableState): Playback {
  const last = playback.queue.at(-1);
  const newest = log.at(-1);
  if (last === undefined || newest === undefined || log === before.log) return playback;
  return { ...playback, queue: [...playback.queue.slice(0, -1), { ...last, line: newest.seq }] };
}
