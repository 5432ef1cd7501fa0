import type { ViewCtx } from '@sobremesa/games/kit';
import type { MatchHere, TableSession, TableState } from '@sobremesa/client';
import type { LogEntry, Seen, TableView } from '@sobremesa/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pace } from '../../lib/preferences.ts';
import { isPlayedByServer } from '../../bots/seats.ts';
import { doer } from './doer.ts';
import { dwell, replayDwell } from './dwell.ts';

/** A table as it is shown: the newest state, or, while moves of bots are shown one by one, an older one. */
export interface ShownState extends TableState {
  /** The bot's seat whose moves are being shown while newer ones wait; null when what is shown is the newest there is. */
  playing: number | null;
  /** Past moves are shown again: which of them, of how many, and whether it goes on by itself. Null when what is shown is now. */
  replay: { at: number; of: number; goes: boolean } | null;
  /** Where the reader left off, when there was something new to them as they came; null otherwise. */
  since: Seen | null;
}

/** How a match has looked after one of its past moves, and the number of the newest line of the log then. */
export type PastMove = Pick<Step, 'match' | 'line'>;

/** A match after one move, and how far the log had come. */
interface Step {
  match: MatchHere;
  /** The number of the newest line. */
  line: number;
  /** Whose move led here; null when nobody knows. */
  seat: number | null;
  /** Whether the server made it for that seat. */
  byServer: boolean;
}

interface ShownOptions {
  pace(): Pace;
  /** Whether somebody looks at the page: otherwise nothing is held back. */
  isSeen(): boolean;
}

/**
 * Between what the server has told and what the page shows: what bots did is held back and shown move by move, for as long as the reader's
 * pace says. What people do waits only behind a bot's move that still stands; what the reader does never waits, and shows all.
 */
export class ShownTable {
  readonly store: StoreApi<ShownState>;
  readonly #session: TableSession;
  readonly #options: ShownOptions;
  /** What is held back, oldest first. */
  #waiting: Step[] = [];
  /** What is shown; null when the newest state is, and nobody's move stands. */
  #stands: Step | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when what is shown is shown; in milliseconds since 1970. */
  #shownAt = 0;
  #log: { of: readonly LogEntry[]; line: number; shown: readonly LogEntry[] } | null = null;
  /** The moves that are shown again, after what stood before them. */
  #past: readonly PastMove[] | null = null;
  #since: Seen | null = null;
  #read = -1;

  constructor(session: TableSession, options: ShownOptions) {
    this.#session = session;
    this.store = createStore<ShownState>(() => ({ ...session.store.getState(), playing: null, replay: null, since: null }));
    this.#options = options;
  }

  /** Follows the session from now on. Returns the way to stop. */
  start(): () => void {
    this.catchUp();
    const stop = this.#session.store.subscribe((state, before) => this.#take(state, before));
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  /** Shows all that waits, at once. */
  catchUp(): void {
    this.#waiting = [];
    this.#stands = null;
    this.#past = null;
    this.#show();
  }

  /** The newest message of the chat that the reader has had before them; -1 for none. */
  get read(): number {
    return this.#read;
  }

  setRead(message: number): void {
    this.#read = message;
  }

  /** Marks where the reader left off. */
  setSince(since: Seen | null): void {
    this.#since = since;
    this.#show(this.store.getState().replay);
  }

  /** Shows again what has happened, from the first of these on, which is what stood before. @param goes whether by itself, at the reader's pace */
  replay(past: readonly PastMove[], goes: boolean): void {
    this.catchUp();
    this.#past = past;
    this.#turnTo(0, goes);
  }

  /** Turns to another of the moves that are shown again; behind the last one is what is now. */
  #turnTo(at: number, goes: boolean): void {
    clearTimeout(this.#timer);
    const move = this.#past?.[at];
    if (move === undefined || this.#past === null) return this.catchUp();
    if (goes)
      this.#timer = setTimeout(() => this.#turnTo(at + 1, true), replayDwell(this.#options.pace(), move.match.fresh.length));
    this.#show({ at, of: this.#past.length - 1, goes });
  }

  /** So many moves on, or back, in what is shown again; it stands there. */
  turn(by: number): void {
    const { replay } = this.store.getState();
    if (replay !== null) this.#turnTo(Math.max(0, replay.at + by), false);
  }

  /** Whether what is shown again goes on by itself. */
  go(goes: boolean): void {
    const { replay } = this.store.getState();
    if (replay !== null) this.#turnTo(goes && replay.at < replay.of ? replay.at + 1 : replay.at, goes);
  }

  /** Shows the next of what waits, at once. */
  skip(): void {
    if (this.#past !== null) return this.turn(1);
    if (this.#waiting.length === 0) return;
    this.#shownAt = 0;
    this.#advance();
  }

  #take(state: TableState, before: TableState): void {
    const { match, log, view } = state;
    // What happens while the past is shown again comes after it.
    if (this.#past !== null) return this.#show(this.store.getState().replay);
    if (match !== before.match) {
      const isNext = match !== null && match.version - 1 === before.match?.version;
      if (!isNext || before.match === null || view === null || !this.#options.isSeen()) return this.catchUp();
      const step = stepTo(before.match, match, log, view);
      if (step.seat === view.you && !step.byServer) {
        this.catchUp();
        this.#stand(step);
      } else {
        this.#waiting.push(step);
        this.#advance();
      }
    } else {
      const last = this.#waiting.at(-1);
      if (last !== undefined && log !== before.log) last.line = log.at(-1)?.seq ?? last.line;
      this.#show();
    }
  }

  /** Shows as much of what waits as may be shown by now. */
  #advance(): void {
    clearTimeout(this.#timer);
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      // People wait for bots, and bots for everybody.
      const rest = next.byServer || this.#stands?.byServer ? this.#shownAt + this.#dwell() - Date.now() : 0;
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#advance(), rest);
        break;
      }
      this.#waiting.shift();
      this.#stand(next);
    }
    this.#show();
  }

  #stand(step: Step): void {
    this.#stands = step;
    this.#shownAt = Date.now();
  }

  /** How long what is shown stands before the next, in milliseconds. Readers who are asked in a window keep most of their time. */
  #dwell(): number {
    if (this.#stands === null) return 0;
    const usual = dwell(this.#options.pace(), this.#stands.match.fresh.length, this.#waiting.length);
    const { match, view } = this.#session.store.getState();
    const isAsked = match?.state.window?.seats.some((seat) => seat === view?.you) ?? false;
    if (match?.windowUntil == null || !isAsked) return usual;
    return Math.min(usual, (match.windowUntil - this.#shownAt) / 4 / this.#waiting.length);
  }

  #show(replay: ShownState['replay'] = null): void {
    const newest = this.#session.store.getState();
    const [next] = this.#waiting;
    const rest = { since: this.#since, replay };
    const past = replay === null ? undefined : this.#past?.[replay.at];
    if (past !== undefined) {
      const { match, line } = past;
      const shown = { match, log: this.#logTo(newest.log, line), view: this.#viewWith(newest.view, match) };
      this.store.setState({ ...newest, ...shown, ...rest, playing: null }, true);
      return;
    }
    if (next === undefined || this.#stands === null) {
      clearTimeout(this.#timer);
      const match = newest.match;
      this.store.setState({ ...newest, ...rest, view: this.#viewWith(newest.view, match), playing: null }, true);
      return;
    }
    const { match, line, byServer, seat } = this.#stands;
    const shown = { match, log: this.#logTo(newest.log, line), view: this.#viewWith(newest.view, match) };
    this.store.setState({ ...newest, ...shown, ...rest, playing: byServer ? seat : next.seat }, true);
  }

  /** A match is not over before its last move was shown. */
  #viewWith(view: TableView | null, match: MatchHere | null): TableView | null {
    if (view?.status !== 'finished' || match === null) return view;
    return (match.state.ctx as ViewCtx).gameover === undefined ? { ...view, status: 'running' } : view;
  }

  /** The same list for the same lines. */
  #logTo(of: readonly LogEntry[], line: number): readonly LogEntry[] {
    if (this.#log?.of !== of || this.#log.line !== line) this.#log = { of, line, shown: of.filter(({ seq }) => seq <= line) };
    return this.#log.shown;
  }
}

function stepTo(before: MatchHere, match: MatchHere, log: readonly LogEntry[], view: TableView): Step {
  const seat = doer(before, match);
  const line = log.at(-1)?.seq ?? -1;
  return { match, line, seat, byServer: view.seats.some((one) => one.seat === seat && isPlayedByServer(one)) };
}
