import {
  limits,
  type ChatMessage,
  type LogEntry,
  type MatchSnapshot,
  type MatchState,
  type MatchUpdate,
} from '@sobremesa/protocol';
import type { Pushes, Refusal, RequestInput, TableView } from '@sobremesa/protocol';
import { createStore } from 'zustand/vanilla';
import type { FreshEvent } from '../games/game.ts';
import type { Connection, FailureCode } from './connection.ts';
import { patched } from './patch.ts';
import { ServerClock } from './serverClock.ts';

export interface MatchHere {
  version: number;
  playerID: string | null;
  state: MatchState;
  /** What the newest version brought; empty after a snapshot. */
  fresh: readonly FreshEvent[];
  /** When the open answer window closes, by this device's clock; null when none is open. */
  windowUntil: number | null;
}

export interface TableState {
  /** Null until the table has been entered. */
  view: TableView | null;
  match: MatchHere | null;
  /** Oldest first. */
  log: readonly LogEntry[];
  chat: readonly ChatMessage[];
  /** There may be older entries than these. */
  moreLog: boolean;
  moreChat: boolean;
  /** A move or an undo is on its way. */
  pending: boolean;
  /** Why we are not at this table. */
  failure: FailureCode | GoneWhy | 'movedAway' | null;
}

export type GoneWhy = Parameters<Pushes['gone']>[0]['why'];

/** A move or an undo until its outcome is known and seen. The request id stays the same however often it is sent. */
type Pending = { settle(refusal: Refusal | null): void; reached: number | null } & (
  { name: 'match:move'; data: RequestInput<'match:move'> } | { name: 'match:undo'; data: RequestInput<'match:undo'> }
);

const nothing: TableState = {
  view: null,
  match: null,
  log: [],
  chat: [],
  moreLog: false,
  moreChat: false,
  pending: false,
  failure: null,
};

/** One table, as this page is told of it, from entering to leaving. Nothing in it is older or newer than what the server said. */
export class TableSession {
  readonly store = createStore<TableState>(() => nothing);
  readonly id: string;
  readonly #connection: Connection;
  readonly #clock = new ServerClock();
  #pending: Pending | null = null;
  /** Updates that came while a snapshot was on its way; null when none is. */
  #waiting: MatchUpdate[] | null = null;

  constructor(connection: Connection, id: string) {
    this.#connection = connection;
    this.id = id;
  }

  /** Enters, now and after every loss of the connection. Returns the way to leave. */
  start(): () => void {
    const { socket } = this.#connection;
    const here = <M extends { table: string }>(handle: (message: M) => void) => {
      return (message: M) => {
        if (message.table === this.id) handle(message);
      };
    };
    const listeners = {
      table: (view: TableView) => {
        if (view.id === this.id) this.store.setState({ view });
      },
      chat: here<Parameters<Pushes['chat']>[0]>(({ message }) => this.#addChat([message])),
      snapshot: here<Parameters<Pushes['snapshot']>[0]>(({ match }) => this.#takeSnapshot(match)),
      update: here<Parameters<Pushes['update']>[0]>((update) => this.#takeUpdate(update)),
      gone: here<Parameters<Pushes['gone']>[0]>(({ why }) => this.#fail(this.#goneWhy(why))),
    };
    const names = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const name of names) socket.on(name, listeners[name]);
    const stop = this.#connection.onReady(() => void this.enter());
    return () => {
      stop();
      for (const name of names) socket.off(name, listeners[name]);
      void this.#connection.request('table:leave', { table: this.id });
    };
  }

  /** Makes a move. Null once the state that it led to is here, the refusal otherwise. Sent again after a lost connection. */
  play(move: string, args: readonly unknown[]): Promise<Refusal | null> {
    const { match } = this.store.getState();
    if (!match) return Promise.resolve({ code: 'notRunning' });
    return this.#send((base) => ({
      name: 'match:move',
      data: { ...base, version: match.version, move, args: args as RequestInput<'match:move'>['args'] },
    }));
  }

  /** Takes the last move back; as `play`. */
  undo(): Promise<Refusal | null> {
    const { match } = this.store.getState();
    if (!match) return Promise.resolve({ code: 'notRunning' });
    return this.#send((base) => ({ name: 'match:undo', data: { ...base, version: match.version } }));
  }

  async olderLog(): Promise<void> {
    const before = this.store.getState().log[0]?.seq;
    if (before === undefined) return;
    const answer = await this.#connection.request('match:log', { table: this.id, before, limit: limits.page });
    if (!answer.ok) return;
    this.store.setState(({ log }) => ({ log: merged(log, answer.log), moreLog: answer.log.length >= limits.page }));
  }

  async olderChat(): Promise<void> {
    const before = this.store.getState().chat[0]?.seq;
    if (before === undefined) return;
    const answer = await this.#connection.request('table:chat', { table: this.id, before, limit: limits.page });
    if (!answer.ok) return;
    this.store.setState(({ chat }) => ({ chat: merged(chat, answer.chat), moreChat: answer.chat.length >= limits.page }));
  }

  async enter(): Promise<void> {
    this.#waiting ??= [];
    const answer = await this.#connection.request('table:enter', { table: this.id });
    if (!answer.ok) {
      this.#waiting = null;
      // Without an answer the connection is gone, and the next one enters again.
      if (answer.error.code !== 'noAnswer') this.#fail(answer.error.code);
      return;
    }
    const { view, chat, match } = answer;
    this.store.setState({ view, chat, moreChat: chat.length >= limits.page, failure: null });
    if (match) this.#takeSnapshot(match);
    else this.#waiting = null;
    void this.#deliver();
  }

  #send(make: (base: { table: string; request: string }) => Pick<Pending, 'name' | 'data'>): Promise<Refusal | null> {
    if (this.#pending) return Promise.resolve({ code: 'stale' });
    return new Promise((settle) => {
      this.#pending = { ...make({ table: this.id, request: requestId() }), settle, reached: null } as Pending;
      this.store.setState({ pending: true });
      void this.#deliver();
    });
  }

  async #deliver(): Promise<void> {
    const pending = this.#pending;
    if (!pending || pending.reached !== null) return;
    const { socket } = this.#connection;
    const sentOver = socket.id;
    const answer =
      pending.name === 'match:move'
        ? await this.#connection.request('match:move', pending.data)
        : await this.#connection.request('match:undo', pending.data);
    if (this.#pending !== pending || pending.reached !== null) return;
    if (answer.ok) {
      pending.reached = answer.version;
      this.#settleReached();
    } else if (answer.error.code === 'noAnswer') {
      // It may have been made. A new connection tells, since it brings the request once more.
      if (socket.connected && socket.id === sentOver) this.#connection.reconnect();
    } else if (answer.error.code !== 'shuttingDown') {
      this.#settle(answer.error);
      if (answer.error.code === 'stale') void this.#sync();
    }
  }

  #settle(refusal: Refusal | null): void {
    const pending = this.#pending;
    this.#pending = null;
    this.store.setState({ pending: false });
    pending?.settle(refusal);
  }

  #settleReached(): void {
    const { match } = this.store.getState();
    const reached = this.#pending?.reached ?? null;
    if (reached !== null && match && match.version >= reached) this.#settle(null);
  }

  async #sync(): Promise<void> {
    if (this.#waiting) return;
    this.#waiting = [];
    const answer = await this.#connection.request('match:sync', { table: this.id });
    if (answer.ok) this.#takeSnapshot(answer.match);
    else this.#waiting = null;
  }

  #takeSnapshot({ version, playerID, state, log }: MatchSnapshot): void {
    this.#clock.observe(log);
    this.store.setState((before) => {
      const joined = merged(before.log, log);
      // Pages that do not meet would hide a gap.
      const meets = before.log.length > 0 && log[0] !== undefined && before.log.some((entry) => entry.seq >= log[0]!.seq - 1);
      return {
        match: { version, playerID, state, fresh: [], windowUntil: this.#windowUntil(state) },
        log: meets ? joined : log,
        moreLog: meets ? before.moreLog : log.length >= limits.page,
      };
    });
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const update of waiting) this.#takeUpdate(update);
    this.#settleReached();
  }

  #takeUpdate(update: MatchUpdate): void {
    if (this.#waiting) {
      this.#waiting.push(update);
      return;
    }
    const { match, log } = this.store.getState();
    if (match && update.version <= match.version) {
      // The table's own lines, as of who left, come without a new state.
      if (update.from === match.version) this.store.setState({ log: merged(log, update.log) });
      return;
    }
    if (!match || update.from !== match.version) {
      void this.#sync();
      return;
    }
    let state: MatchState;
    try {
      state = patched(match.state, update.patch);
    } catch {
      void this.#sync();
      return;
    }
    this.#clock.observe(update.log);
    const windowUntil = this.#windowUntil(state);
    const fresh = update.log.flatMap((entry) => (entry.kind === 'game' ? [{ seq: entry.seq, event: entry.event }] : []));
    this.store.setState({
      match: { ...match, version: update.version, state, fresh, windowUntil },
      log: merged(log, update.log),
    });
    this.#settleReached();
  }

  #windowUntil({ window }: MatchState): number | null {
    return window === null ? null : this.#clock.toLocal(window.until);
  }

  #addChat(messages: readonly ChatMessage[]): void {
    this.store.setState(({ chat }) => ({ chat: merged(chat, messages) }));
  }

  /** Only somebody whose seat went elsewhere is a watcher all of a sudden. */
  #goneWhy(why: GoneWhy): GoneWhy | 'movedAway' {
    const hadSeat = typeof this.store.getState().view?.you === 'number';
    return why === 'watchingNotAllowed' && hadSeat ? 'movedAway' : why;
  }

  #fail(failure: NonNullable<TableState['failure']>): void {
    this.#waiting = null;
    this.store.setState({ ...nothing, failure });
    if (this.#pending) this.#settle({ code: 'unknownTable' });
  }
}

/** Both lists in one, each number once, in order. */
function merged<T extends { seq: number }>(one: readonly T[], other: readonly T[]): T[] {
  const all = new Map([...one, ...other].map((entry) => [entry.seq, entry]));
  return [...all.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Web Crypto's UUIDs exist on https only; a home network has none. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
