import type { Answer, MatchSnapshot, MatchState, RequestName, TableView } from '@sobremesa/protocol';
import { PROTOCOL_VERSION } from '@sobremesa/protocol';
import { vi } from 'vitest';
import { Connection, type AppSocket } from '../src/connection/connection.ts';

export interface Sent {
  name: RequestName;
  data: Record<string, unknown>;
  answer(answer: Answer): void;
}

type Listener = (...args: never[]) => void;

/**
 * The far end of a connection, to be scripted: for the order and the repetition of messages only. What the real
 * transport does is tested against a real server in `connection.server.test.ts`.
 */
export class FakeServer {
  readonly sent: Sent[] = [];
  /** Requests answered as soon as they come. */
  readonly answers: Partial<Record<RequestName, (data: Record<string, unknown>) => Answer>> = {};
  readonly connection: Connection;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #socket = {
    id: 'socket-0',
    connected: false,
    active: true,
    on: (name: string, listener: Listener) => {
      const all = this.#listeners.get(name) ?? new Set();
      this.#listeners.set(name, all.add(listener));
    },
    off: (name: string, listener: Listener) => this.#listeners.get(name)?.delete(listener),
    timeout: () => ({ emitWithAck: (name: RequestName, data: Record<string, unknown>) => this.#take(name, data) }),
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(() => this.drop()),
  };
  #unanswered = new Set<() => void>();

  constructor() {
    const identity = {
      key: () => null,
      name: () => '',
      keepKey: () => undefined,
      keepName: () => undefined,
      onAdopted: () => () => undefined,
    };
    this.connection = new Connection(this.#socket as unknown as AppSocket, identity);
  }

  get reconnects(): number {
    return this.#socket.connect.mock.calls.length;
  }

  push(name: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(...(args as never[]));
  }

  welcome(me: { id: string; name: string } | null = { id: 'p1', name: 'Ana' }, protocol = PROTOCOL_VERSION): void {
    this.#socket.connected = true;
    this.#socket.id += '+';
    this.push('welcome', { protocol, me, games: ['patzcuaro'] });
  }

  /** The connection is lost: whatever was not answered never will be. */
  drop(): void {
    if (!this.#socket.connected) return;
    this.#socket.connected = false;
    for (const fail of this.#unanswered) fail();
    this.#unanswered.clear();
    this.push('disconnect', 'transport close');
  }

  /** The requests of one name so far. */
  of(name: RequestName): Sent[] {
    return this.sent.filter((sent) => sent.name === name);
  }

  #take(name: RequestName, data: Record<string, unknown>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('no answer'));
      const answer = (given: Answer) => {
        this.#unanswered.delete(fail);
        resolve(given);
      };
      this.sent.push({ name, data, answer });
      const ready = this.answers[name];
      if (ready) answer(ready(data));
      else this.#unanswered.add(fail);
    });
  }
}

export const TABLE = 'abcdefghijk';

export function tableView(changes: Partial<TableView> = {}): TableView {
  const seat = { state: 'taken', host: false, present: true, standIn: false } as const;
  return {
    id: TABLE,
    game: 'patzcuaro',
    status: 'running',
    seats: [
      { ...seat, seat: 0, name: 'Ana', host: true },
      { ...seat, seat: 1, name: 'Luis' },
    ],
    options: {},
    listed: true,
    watchable: true,
    watchers: 0,
    createdAt: 0,
    you: 0,
    yourTurn: true,
    watcherNames: [],
    rematch: null,
    minPlayers: 2,
    ...changes,
  };
}

export function snapshot(version: number, changes: Partial<MatchSnapshot> = {}): MatchSnapshot {
  const state: MatchState = { G: { moves: version }, ctx: {}, undo: false, window: null };
  return { version, playerID: '0', state, log: [], ...changes };
}

/** What the server answers when somebody comes to the table. */
export function entered(match: MatchSnapshot | null, view = tableView()): Answer {
  return { ok: true, view, chat: [], match } as Answer;
}
