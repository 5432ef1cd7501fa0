import {
  applied,
  BadUpdateError,
  limits,
  unpackedLog,
  type ChatMessage,
  type Delta,
  type EventFields,
  type LogEntry,
  type LogLines,
  type MatchSnapshot,
  type MatchState,
  type MatchUpdate,
  type Push,
  type Pushes,
  type Refusal,
  type RequestInput,
  type Seen,
  type SentSnapshot,
  type TableView,
} from '@sobremesa/protocol';
import { createStore } from 'zustand/vanilla';
import type { Connection, FailureCode, Reply } from './connection.ts';
import { InOrder } from './inOrder.ts';
import { Moves } from './moves.ts';
import { ServerClock } from './serverClock.ts';
import { opened } from './snapshot.ts';

/** A line of the log that came with the newest version. */
export interface FreshEvent {
  seq: number;
  event: { type: string };
}

export interface TableMatch {
  version: number;
  playerID: string | null;
  state: MatchState;
  /** The log lines of the newest version; empty after a snapshot. */
  fresh: readonly FreshEvent[];
  /** The end of the open answer window, by this device's clock; null without one. */
  windowUntil: number | null;
}

export type GoneWhy = Push<'gone'>[0]['why'];
/** Why the user is not at the table. movedAway: the seat was transferred to another device. */
export type TableFailure = FailureCode | GoneWhy | 'movedAway';

export interface TableState {
  /** Null until the table has been entered. */
  view: TableView | null;
  match: TableMatch | null;
  /** Oldest first. */
  log: readonly LogEntry[];
  chat: readonly ChatMessage[];
  /** Whether there may be older entries. */
  moreLog: boolean;
  moreChat: boolean;
  /**
   * How far the user had seen the table when they last entered it, on any device; a new object each
   * time. Null if unknown.
   */
  seen: Seen | null;
  /** Whether a move or an undo is pending. */
  pending: boolean;
  /** Why the user is not at this table. */
  failure: TableFailure | null;
}

/** The store to which a session writes the server's data: its own, or a larger one. */
export interface TableStore {
  getState: () => TableState;
  setState: (change: Partial<TableState> | ((state: TableState) => Partial<TableState>)) => void;
  subscribe: (listener: (state: TableState, before: TableState) => void) => () => void;
}

/**
 * How long to wait before entering again after a temporary failure of the server, in milliseconds.
 */
const AGAIN_MS = 1000;

/** A table that has not been entered. */
export const noTable: TableState = {
  view: null,
  match: null,
  log: [],
  chat: [],
  moreLog: false,
  moreChat: false,
  seen: null,
  pending: false,
  failure: null,
};

/**
 * One table on this device, from entering to leaving. It holds the newest data from the server, and
 * nothing else.
 */
export class TableSession {
  readonly store: TableStore;
  readonly id: string;
  readonly #connection: Connection;
  readonly #clock = new ServerClock();
  /** Messages about the match, in order: decoding a snapshot may take a moment. */
  readonly #arrivals = new InOrder();
  readonly #moves: Moves;
  /** Updates that arrived during a request for a snapshot; null without one. */
  #held: [version: number, update: MatchUpdate][] | null = null;
  /** Number of deltas of the table's view since the whole one. */
  #deltas = 0;
  #fields: EventFields = {};
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, id: string, store: TableStore = createStore(() => noTable)) {
    this.#connection = connection;
    this.id = id;
    this.store = store;
    this.#moves = new Moves(connection, {
      version: () => this.store.getState().match?.version ?? null,
      granted: ({ version, update }) =>
        this.#arrivals.run(() => (update === undefined ? this.#mustHave(version) : this.#takeUpdate(version, update))),
      missing: () => this.#sync(),
      pending: (pending) => this.store.setState({ pending }),
    });
  }

  /** Enters, now and after every reconnect. @returns a function that leaves */
  start(): () => void {
    const { socket } = this.#connection;
    const here = <M extends { table: string }>(handle: (message: M) => void) => {
      return (message: M) => {
        if (message.table === this.id) handle(message);
      };
    };
    const listeners = {
      table: (view: TableView) => {
        if (view.id === this.id) this.#show(view, 0);
      },
      tableDelta: (table: string, number: number, delta: Delta) => {
        if (table === this.id) this.#takeDelta(number, delta);
      },
      chat: here<Push<'chat'>[0]>(({ message }) => this.#addChat([message])),
      snapshot: here<Push<'snapshot'>[0]>(({ match }) => this.#arrivals.run(() => this.#open(match))),
      update: (table: string, version: number, update: MatchUpdate) => {
        if (table === this.id) this.#arrivals.run(() => this.#takeUpdate(version, update));
      },
      log: here<Push<'log'>[0]>(({ lines }) => this.#arrivals.run(() => this.#takeLog(lines))),
      gone: here<Push<'gone'>[0]>(({ why }) => this.#fail(this.#goneWhy(why))),
    } satisfies Partial<Pushes>;
    const names = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const name of names) socket.on(name, listeners[name]);
    this.#connection.prefer(this.id);
    const stop = this.#connection.onReady(() => void this.enter());
    return () => {
      stop();
      clearTimeout(this.#again);
      for (const name of names) socket.off(name, listeners[name]);
      void this.#connection.request('table:leave', { table: this.id });
    };
  }

  /**
   * Makes a move. @returns null when the resulting state has arrived, or the refusal. Sent again
   * after a lost connection; see `Moves`.
   */
  play(move: string, args: readonly unknown[]): Promise<Refusal | null> {
    const { match } = this.store.getState();
    if (match === null) return Promise.resolve({ code: 'notRunning' });
    const data = { ...this.#base(match), move, args: args as RequestInput<'match:move'>['args'] };
    return this.#moves.press({ name: 'match:move', data });
  }

  /** Undoes the last move; otherwise like `play`. */
  undo(): Promise<Refusal | null> {
    const { match } = this.store.getState();
    if (match === null) return Promise.resolve({ code: 'notRunning' });
    return this.#moves.press({ name: 'match:undo', data: this.#base(match) });
  }

  async olderLog(): Promise<void> {
    const before = this.store.getState().log[0]?.seq;
    if (before === undefined) return;
    const answer = await this.#connection.request('match:log', { table: this.id, before, limit: limits.page });
    if (!answer.ok) return;
    this.store.setState(({ log }) => ({ log: merged(log, answer.log), moreLog: isMore(answer.log) }));
  }

  async olderChat(): Promise<void> {
    const before = this.store.getState().chat[0]?.seq;
    if (before === undefined) return;
    const answer = await this.#connection.request('table:chat', { table: this.id, before, limit: limits.page });
    if (!answer.ok) return;
    this.store.setState(({ chat }) => ({ chat: merged(chat, answer.chat), moreChat: answer.chat.length >= limits.page }));
  }

  /** Enters now. Resolves when the table has arrived, or the reason why it has not. */
  enter(): Promise<void> {
    this.#held ??= [];
    return new Promise((done) => {
      const deltas = this.#connection.hasDeltas && { deltas: true as const };
      this.#connection.requestWithRetry('table:enter', { table: this.id, ...deltas }, (answer) => {
        this.#arrivals.run(() => this.#takeEntrance(answer));
        this.#arrivals.run(() => {
          if (answer.ok) this.#moves.deliver();
          done();
        });
      });
    });
  }

  /**
   * Converts a time of the server's clock to this device's clock, both in milliseconds since 1970.
   */
  localTime(at: number): number {
    return this.#clock.toLocal(at);
  }

  #base({ version }: TableMatch): { table: string; request: string; version: number } {
    return { table: this.id, request: requestId(), version };
  }

  #sync(): void {
    if (this.#held !== null) return;
    this.#held = [];
    this.#connection.requestWithRetry('match:sync', { table: this.id }, (answer) => {
      if (answer.ok) this.#arrivals.run(() => this.#open(answer.match));
      else this.#goWithout(answer.error.code);
    });
  }

  #takeEntrance(answer: Reply<'table:enter'>): void | Promise<void> {
    if (answer.ok) {
      const { view, chat, match, seen, now } = answer;
      this.#clock.observe([{ at: now }]);
      this.#deltas = 0;
      this.store.setState({ view, chat, moreChat: chat.length >= limits.page, failure: null });
      if (match !== null) return this.#open(match, seen);
    }
    this.#held = null;
    if (!answer.ok && !this.#goWithout(answer.error.code)) this.#fail(answer.error.code);
  }

  #show(view: TableView, deltas: number): void {
    this.#deltas = deltas;
    this.store.setState({ view });
  }

  /** A delta of another view than the one here leads to the whole one: the session enters again. */
  #takeDelta(number: number, delta: Delta): void {
    const { view } = this.store.getState();
    if (view !== null && number === this.#deltas + 1) {
      const changed = this.#read(
        () => applied(view, delta),
        () => void this.enter(),
      );
      if (changed !== null) this.#show(changed, number);
    } else if (this.#held === null) void this.enter();
  }

  /**
   * Keeps the state and a pending move, since the failure does not affect the table. Without an
   * answer the connection is lost, and the next one enters again.
   *
   * @returns whether the request is repeated later
   */
  #goWithout(code: FailureCode): boolean {
    this.#held = null;
    if (code !== 'unavailable' && code !== 'rateLimited') return code === 'noAnswer';
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.enter(), AGAIN_MS);
    return true;
  }

  /** The server had already handled a repeated request: its result is here, or must be fetched. */
  #mustHave(version: number): void {
    const { match } = this.store.getState();
    if (match === null || match.version < version) this.#sync();
  }

  /** @param seen how far the user had seen the table, if sent on entering */
  #open(sent: SentSnapshot, seen?: Seen | null): void | Promise<void> {
    const snapshot = opened(sent);
    if (!(snapshot instanceof Promise)) return this.#takeSnapshot(snapshot, seen);
    return snapshot.then(
      (match) => this.#takeSnapshot(match, seen),
      () => this.#fail('internal'),
    );
  }

  #takeSnapshot({ version, playerID, state, log, fields }: MatchSnapshot, seen?: Seen | null): void {
    this.#clock.observe(log);
    this.#fields = fields;
    this.store.setState((before) => {
      const joined = merged(before.log, log);
      // The server has restored a backup, which undoes everything after it.
      const goesBack = before.match !== null && version < before.match.version;
      // Two pages of the log that do not join would hide a gap.
      const meets =
        !goesBack && before.log.length > 0 && log[0] !== undefined && before.log.some((entry) => entry.seq >= log[0]!.seq - 1);
      return {
        match: { version, playerID, state, fresh: [], windowUntil: this.#windowUntil(state) },
        log: meets ? joined : log,
        moreLog: meets ? before.moreLog : isMore(log),
        ...(seen !== undefined && { seen }),
      };
    });
    const held = this.#held ?? [];
    this.#held = null;
    for (const [later, update] of held) this.#takeUpdate(later, update);
    this.#moves.arrived();
  }

  #takeUpdate(version: number, update: MatchUpdate): void {
    if (this.#held !== null) {
      this.#held.push([version, update]);
      return;
    }
    const { match } = this.store.getState();
    if (match !== null && version <= match.version) return;
    if (match === null || version !== match.version + 1) {
      this.#sync();
      return;
    }
    const [delta, lines] = update;
    const read = this.#read(() => ({
      state: delta === null ? match.state : applied(match.state, delta),
      log: lines === undefined ? [] : unpackedLog(lines, this.#fields),
    }));
    if (read === null) return;
    const { state, log } = read;
    this.#clock.observe(log);
    const fresh = log.flatMap((entry) => (entry.kind === 'game' ? [{ seq: entry.seq, event: entry.event }] : []));
    this.store.setState((before) => ({
      match: { ...match, version, state, fresh, windowUntil: this.#windowUntil(state) },
      log: merged(before.log, log),
    }));
    this.#moves.arrived();
  }

  #windowUntil({ window }: MatchState): number | null {
    return window === null ? null : this.#clock.toLocal(window.until);
  }

  #takeLog(lines: LogLines): void {
    const log = this.#read(() => unpackedLog(lines, this.#fields));
    if (log === null) return;
    this.#clock.observe(log);
    this.store.setState((before) => ({ log: merged(before.log, log) }));
  }

  /**
   * The result of `read` for a message; null if it does not fit the current state. Then the session
   * requests a snapshot.
   */
  #read<T>(read: () => T, repair = () => this.#sync()): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BadUpdateError)) throw error;
      repair();
      return null;
    }
  }

  #addChat(messages: readonly ChatMessage[]): void {
    this.store.setState(({ chat }) => ({ chat: merged(chat, messages) }));
  }

  /** A player becomes a spectator only when the seat was transferred. */
  #goneWhy(why: GoneWhy): GoneWhy | 'movedAway' {
    const hadSeat = typeof this.store.getState().view?.you === 'number';
    return why === 'watchingNotAllowed' && hadSeat ? 'movedAway' : why;
  }

  #fail(failure: TableFailure): void {
    this.#held = null;
    this.store.setState({ ...noTable, failure });
    this.#moves.end({ code: 'unknownTable' });
  }
}

/** Whether there are older log lines. Their numbers start at 0, without gaps. */
function isMore([first]: readonly LogEntry[]): boolean {
  return first !== undefined && first.seq > 0;
}

/** Merges two lists of lines by number. */
function merged<T extends { seq: number }>(one: readonly T[], other: readonly T[]): readonly T[] {
  const [first] = other;
  if (first === undefined) return one;
  if (first.seq > (one.at(-1)?.seq ?? -1)) return [...one, ...other];
  const all = new Map([...one, ...other].map((entry) => [entry.seq, entry]));
  return [...all.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Browsers offer `crypto.randomUUID` only over HTTPS, which a home network may lack. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
