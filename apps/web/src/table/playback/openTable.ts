import { noTable, TableSession, type Connection, type TableState } from '@sobremesa/client';
import type { Seen } from '@sobremesa/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { usePreferences, type PlaybackSpeed } from '../../lib/preferences.ts';
import type { PastMove } from './pastMove.ts';
import { advanced, caughtUp, dueAt, received, skipped, turnedTo, type Playback, type Replay } from './playback.ts';
import { shownTable, type Count, type ShownTable } from './shownTable.ts';

/** State of a table on this page. Each change is a single write. */
interface TableOnPage {
  /** The newest state from the server. */
  newest: TableState;
  playback: Playback;
  since: Seen | null;
  /** The newest chat message that the reader has read; -1 for none. */
  read: number;
  count: Count | null;
  /** Derived from the other fields, for rendering. */
  shown: ShownTable;
}

interface OpenTableOptions {
  speed: () => PlaybackSpeed;
  isVisible: () => boolean;
  /** Whether the page counts the points one source after the other when a match ends. */
  counts: () => boolean;
}

export const onPage: OpenTableOptions = {
  speed: () => usePreferences.getState().playbackSpeed,
  isVisible: () => document.visibilityState === 'visible',
  counts: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
};

/**
 * An open table: its session with the server, and the single store between updates and the board.
 */
export class OpenTable {
  readonly session: TableSession;
  readonly store: StoreApi<TableOnPage>;
  readonly #options: OpenTableOptions;
  #isOpen = false;
  #decisive: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, id: string, options: OpenTableOptions = onPage) {
    this.#options = options;
    this.store = createStore<TableOnPage>(() => {
      const shown = shownTable(noTable, caughtUp, null, null);
      return { newest: noTable, playback: caughtUp, since: null, read: -1, count: null, shown };
    });
    this.session = new TableSession(connection, id, {
      getState: () => this.store.getState().newest,
      setState: (change) => this.#receive(change),
      subscribe: (listener) => {
        return this.store.subscribe(({ newest }, before) => newest !== before.newest && listener(newest, before.newest));
      },
    });
  }

  /** Enters the table and runs its playback. Returns a function that leaves it. */
  open(): () => void {
    this.#isOpen = true;
    this.catchUp();
    const onVisibility = () => this.#options.isVisible() || this.catchUp();
    document.addEventListener('visibilitychange', onVisibility);
    const stops = [
      this.session.start(),
      usePreferences.subscribe(({ playbackSpeed }) => playbackSpeed === 'atOnce' && this.catchUp()),
    ];
    return () => {
      this.#isOpen = false;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const stop of stops) stop();
    };
  }

  /** Sets the types of the game's events that matter, for the steps of bots. */
  setDecisive(decisive: readonly string[]): void {
    this.#decisive = decisive;
  }

  /** Shows the newest state at once. */
  catchUp(): void {
    this.#play(caughtUp);
  }

  /** Shows the next move without its delay. */
  skip(): void {
    const { newest, playback } = this.store.getState();
    if (playback.replay !== null) this.turn(1);
    else if (playback.queue.length > 0) this.#play(skipped(playback, newest, this.#timing));
  }

  /** Replays past moves. The first entry is the state before them. */
  replay(moves: readonly PastMove[], runs: boolean): void {
    this.#turnTo({ moves, at: 0, runs, isMoment: false });
  }

  /** Shows a moment of the past, and the moves after it on request. */
  showMoment(moves: readonly PastMove[]): void {
    this.#turnTo({ moves, at: 0, runs: false, isMoment: true });
  }

  /** Shows the result without counting to its end. */
  endCount(): void {
    if (this.store.getState().count === 'running') this.#write({ count: 'over' });
  }

  /** Moves a replay forward or back by `by` moves, and pauses it. */
  turn(by: number): void {
    const { replay } = this.store.getState().playback;
    if (replay !== null) this.#turnTo({ ...replay, at: Math.max(0, replay.at + by), runs: false });
  }

  /** Resumes or pauses a replay. */
  run(runs: boolean): void {
    const { replay } = this.store.getState().playback;
    if (replay === null) return;
    const isLast = replay.at === replay.moves.length - 1;
    this.#turnTo({ ...replay, at: runs && !isLast ? replay.at + 1 : replay.at, runs });
  }

  setSince(since: Seen): void {
    this.#write({ since });
  }

  setRead(read: number): void {
    this.#write({ read });
  }

  #receive(change: Partial<TableState> | ((state: TableState) => Partial<TableState>)): void {
    const { newest: before, playback } = this.store.getState();
    const newest = { ...before, ...(typeof change === 'function' ? change(before) : change) };
    this.#write({ newest, playback: received(playback, before, newest, this.#timing, this.#options.isVisible()) });
  }

  get #timing() {
    return { now: Date.now(), speed: this.#options.speed(), decisive: this.#decisive };
  }

  #turnTo(replay: Replay): void {
    this.#play(turnedTo(replay, Date.now()));
  }

  #play(playback: Playback): void {
    if (playback !== this.store.getState().playback) this.#write({ playback });
  }

  #write(change: Partial<Omit<TableOnPage, 'shown'>>): void {
    this.store.setState((before) => {
      const now = { ...before, ...change };
      if ('read' in change) return now;
      const shown = shownTable(now.newest, now.playback, now.since, now.count);
      if (now.count !== null || !endsNow(before, shown)) return { ...now, shown };
      const count = this.#options.counts() ? 'running' : 'over';
      return { ...now, count, shown: shownTable(now.newest, now.playback, now.since, count) };
    }, true);
    this.#await();
  }

  /** Arms the timer for the next move. */
  #await(): void {
    clearTimeout(this.#timer);
    const { newest, playback } = this.store.getState();
    const due = this.#isOpen ? dueAt(playback, newest, this.#options.speed()) : null;
    if (due !== null) this.#timer = setTimeout(() => this.#goOn(), due - Date.now());
  }

  #goOn(): void {
    const { newest, playback } = this.store.getState();
    if (playback.replay !== null) this.#turnTo({ ...playback.replay, at: playback.replay.at + 1 });
    else this.#write({ playback: advanced(playback, newest, this.#timing) });
  }
}

/** Whether the page now shows the end of a match that it showed before. A replay ends nothing. */
function endsNow(before: TableOnPage, { view, replay }: ShownTable): boolean {
  if (replay !== null || before.playback.replay !== null || view?.ended === true) return false;
  return before.shown.view?.status === 'running' && view?.status === 'finished';
}
