import { noTable, TableSession, type Connection, type TableState } from '@sobremesa/client';
import type { Seen } from '@sobremesa/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { usePreferences, type PlaybackSpeed } from '../../lib/preferences.ts';
import { advanced, caughtUp, dueAt, received, skipped, turnedTo, type PastMove, type Playback, type Replay } from './playback.ts';
import { shownTable, type ShownTable } from './shownTable.ts';

/** A table on this page. Each change is one write. */
interface TableOnPage {
  /** What the server sent last. */
  newest: TableState;
  playback: Playback;
  since: Seen | null;
  /** The newest chat message that the reader has read; -1 for none. */
  read: number;
  /** What follows from these for those who draw. */
  shown: ShownTable;
}

interface OpenTableOptions {
  speed: () => PlaybackSpeed;
  isVisible: () => boolean;
}

const onPage: OpenTableOptions = {
  speed: () => usePreferences.getState().playbackSpeed,
  isVisible: () => document.visibilityState === 'visible',
};

/**
 * An open table: its session with the server, and the one store that an update passes on its way to
 * the board.
 */
export class OpenTable {
  readonly session: TableSession;
  readonly store: StoreApi<TableOnPage>;
  readonly #options: OpenTableOptions;
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, id: string, options: OpenTableOptions = onPage) {
    this.#options = options;
    this.store = createStore<TableOnPage>(() => {
      return { newest: noTable, playback: caughtUp, since: null, read: -1, shown: shownTable(noTable, caughtUp, null) };
    });
    this.session = new TableSession(connection, id, {
      getState: () => this.store.getState().newest,
      setState: (change) => this.#receive(change),
      subscribe: (listener) => {
        return this.store.subscribe(({ newest }, before) => newest !== before.newest && listener(newest, before.newest));
      },
    });
  }

  /** Enters the table and keeps its playback going. Returns the function that leaves it. */
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

  /** Shows the newest state at once. */
  catchUp(): void {
    this.#play(caughtUp);
  }

  /** Shows the next move without waiting. */
  skip(): void {
    const { newest, playback } = this.store.getState();
    if (playback.replay !== null) this.turn(1);
    else if (playback.queue.length > 0) this.#play(skipped(playback, newest, this.#timing));
  }

  /** Shows past moves again, from the state before them, which is the first entry. */
  replay(moves: readonly PastMove[], runs: boolean): void {
    this.#turnTo({ moves, at: 0, runs });
  }

  /** Turns a replay forward or back by so many moves, and stops it there. */
  turn(by: number): void {
    const { replay } = this.store.getState().playback;
    if (replay !== null) this.#turnTo({ ...replay, at: Math.max(0, replay.at + by), runs: false });
  }

  /** Lets a replay go on by itself, or stops it. */
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
    return { now: Date.now(), speed: this.#options.speed() };
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
      return 'read' in change ? now : { ...now, shown: shownTable(now.newest, now.playback, now.since) };
    }, true);
    this.#await();
  }

  /** Waits until the next move is due. */
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
