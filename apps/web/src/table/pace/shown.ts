import type { ViewCtx } from '@sobremesa/games/kit';
import type { MatchHere, TableSession, TableState } from '@sobremesa/client';
import type { LogEntry, TableView } from '@sobremesa/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pace } from '../../app/preferences.ts';
import { isPlayedByServer } from '../../bots/seats.ts';
import { doer } from './doer.ts';
import { dwell } from './dwell.ts';

/** A table as it is shown: the newest state, or, while moves of bots are shown one by one, an older one. */
export interface ShownState extends TableState {
  /** The bot's seat whose moves are being shown while newer ones wait; null when what is shown is the newest there is. */
  playing: number | null;
}

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
  #since = 0;
  #log: { of: readonly LogEntry[]; line: number; shown: readonly LogEntry[] } | null = null;

  constructor(session: TableSession, options: ShownOptions) {
    this.#session = session;
    this.store = createStore<ShownState>(() => ({ ...session.store.getState(), playing: null }));
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
    this.#show();
  }

  /** Shows the next of what waits, at once. */
  skip(): void {
    if (this.#waiting.length === 0) return;
    this.#since = 0;
    this.#advance();
  }

  #take(state: TableState, before: TableState): void {
    const { match, log, view } = state;
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
      const rest = next.byServer || this.#stands?.byServer ? this.#since + this.#dwell() - Date.now() : 0;
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
    this.#since = Date.now();
  }

  /** How long what is shown stands before the next, in milliseconds. Readers who are asked in a window keep most of their time. */
  #dwell(): number {
    if (this.#stands === null) return 0;
    const usual = dwell(this.#options.pace(), this.#stands.match.fresh.length, this.#waiting.length);
    const { match, view } = this.#session.store.getState();
    const isAsked = match?.state.window?.seats.some((seat) => seat === view?.you) ?? false;
    if (match?.windowUntil == null || !isAsked) return usual;
    return Math.min(usual, (match.windowUntil - this.#since) / 4 / this.#waiting.length);
  }

  #show(): void {
    const newest = this.#session.store.getState();
    const [next] = this.#waiting;
    if (next === undefined || this.#stands === null) {
      clearTimeout(this.#timer);
      const match = newest.match;
      this.store.setState({ ...newest, view: this.#viewWith(newest.view, match), playing: null }, true);
      return;
    }
    const { match, line, byServer, seat } = this.#stands;
    const shown = { match, log: this.#logTo(newest.log, line), view: this.#viewWith(newest.view, match) };
    this.store.setState({ ...newest, ...shown, playing: byServer ? seat : next.seat }, true);
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
