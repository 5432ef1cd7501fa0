import { PROTOCOL_VERSION, type Answer, type Push, type PushName, type RequestName } from '@sobremesa/protocol';
import { Connection, type ClientSocket } from '../connection.ts';
import { identityInMemory } from '../identity.ts';
import { strict } from '../strict.ts';

export interface Sent {
  name: RequestName;
  data: Record<string, unknown>;
  answer(answer: Answer): void;
}

type Listener = (...args: never[]) => void;
type Acknowledge = (lost: Error | null, answer?: Answer) => void;

/**
 * A scripted server for the order and repetition of messages only. Tests of the real transport use
 * a real server. All messages must pass the protocol's schemas.
 */
export class FakeServer {
  readonly sent: Sent[] = [];
  /** Answers to send at once, by request. */
  readonly answers: Partial<Record<RequestName, (data: Record<string, unknown>) => Answer>> = {};
  readonly connection: Connection;
  /** Number of attempts to connect. */
  reconnects = 0;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #unanswered = new Set<() => void>();
  readonly #socket = {
    id: 'socket-0',
    connected: false,
    active: true,
    on: (name: string, listener: Listener) => {
      const all = this.#listeners.get(name) ?? new Set();
      this.#listeners.set(name, all.add(listener));
    },
    off: (name: string, listener: Listener) => this.#listeners.get(name)?.delete(listener),
    onAny: () => undefined,
    timeout: () => ({
      emit: (name: RequestName, data: Record<string, unknown>, answered: Acknowledge) => this.#take(name, data, answered),
    }),
    connect: () => {
      this.reconnects += 1;
    },
    disconnect: () => this.drop(),
  };

  constructor() {
    this.connection = new Connection(this.#socket as unknown as ClientSocket, { identity: identityInMemory(), check: strict });
  }

  push<N extends PushName>(name: N, ...message: Push<N>): void {
    strict.push(name, message);
    this.#tell(name, ...message);
  }

  welcome(
    me: { id: string; name: string } | null = { id: 'p1', name: 'Ana' },
    protocol = PROTOCOL_VERSION,
    build: string | null = null,
    hasDeltas = true,
  ): void {
    this.#socket.connected = true;
    this.#socket.id += '+';
    this.push('welcome', { protocol, me, games: ['patzcuaro'], build, ...(hasDeltas && { deltas: true }) });
  }

  /** Rejects the connection. */
  refuse(data: object): void {
    this.#tell('connect_error', Object.assign(new Error('refused'), { data }));
  }

  /** Drops the connection: unanswered requests never get an answer. */
  drop(): void {
    if (!this.#socket.connected) return;
    this.#socket.connected = false;
    this.timeOut();
    this.#tell('disconnect', 'transport close');
  }

  /** Leaves all requests so far without an answer. */
  timeOut(): void {
    const lost = [...this.#unanswered];
    this.#unanswered.clear();
    for (const fail of lost) fail();
  }

  /** All requests of one name so far. */
  of(name: RequestName): Sent[] {
    return this.sent.filter((sent) => sent.name === name);
  }

  #tell(name: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(...(args as never[]));
  }

  #take(name: RequestName, data: Record<string, unknown>, answered: Acknowledge): void {
    const fail = () => answered(new Error('no answer'));
    this.#unanswered.add(fail);
    const answer = (given: Answer) => {
      if (this.#unanswered.delete(fail)) answered(null, given);
    };
    this.sent.push({ name, data, answer });
    const ready = this.answers[name];
    if (ready) answer(ready(data));
  }
}
