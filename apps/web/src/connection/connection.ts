import {
  PROTOCOL_VERSION,
  type AnswerTo,
  type ConnectRefusal,
  type ErrorCode,
  type Me,
  type Pushes,
  type RequestEvents,
  type RequestInput,
  type RequestName,
} from '@sobremesa/protocol';
import type { Socket } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import type { Identity } from './identity.ts';

export type AppSocket = Socket<Pushes, RequestEvents>;

/** A request that may or may not have arrived: the connection was lost, or nothing came back in time. */
export interface Unanswered {
  ok: false;
  error: { code: 'noAnswer' };
}

export type Reply<N extends RequestName> = AnswerTo<N> | Unanswered;

/** Every way in which something can go wrong, as the page tells it. */
export type FailureCode = ErrorCode | 'noAnswer';

export interface ConnectionState {
  /** outdated: this page was made for another version of the server and has to be loaded again. */
  status: 'connecting' | 'online' | 'offline' | 'outdated';
  /** Null until this device has a name. */
  me: Me | null;
  /** The games that the server has. */
  games: readonly string[];
}

const ANSWER_MS = 8000;
const unanswered: Unanswered = { ok: false, error: { code: 'noAnswer' } };

/** The one connection of this page: requests with answers, and word of every time it stands (again). */
export class Connection {
  readonly store = createStore<ConnectionState>(() => ({ status: 'connecting', me: null, games: [] }));
  readonly socket: AppSocket;
  readonly #identity: Identity;
  readonly #answerMs: number;
  readonly #ready = new Set<() => void>();

  /** @param answerMs how long to wait for an answer before the connection counts as dead */
  constructor(socket: AppSocket, identity: Identity, answerMs = ANSWER_MS) {
    this.socket = socket;
    this.#identity = identity;
    this.#answerMs = answerMs;
    socket.on('welcome', ({ protocol, me, games }) => {
      if (protocol !== PROTOCOL_VERSION) {
        this.#outdated();
        return;
      }
      this.store.setState({ status: 'online', me, games });
      for (const ready of this.#ready) ready();
    });
    socket.on('disconnect', (reason) => {
      if (this.store.getState().status === 'outdated') return;
      this.store.setState({ status: 'offline' });
      // The client library does not come back by itself from a goodbye of the server's.
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('connect_error', (error) => {
      const refusal = (error as Error & { data?: Partial<ConnectRefusal> }).data;
      if (refusal?.code === 'protocol') this.#outdated();
      else this.#retryLater();
    });
    identity.onAdopted(() => this.reconnect());
  }

  /** Sends a request and waits for its answer. Never rejects. Without a connection it is not sent at all. */
  async request<N extends RequestName>(name: N, data: RequestInput<N>): Promise<Reply<N>> {
    if (this.store.getState().status !== 'online' || !this.socket.connected) return unanswered;
    const emit = this.socket.timeout(this.#answerMs) as unknown as {
      emitWithAck(name: N, data: RequestInput<N>): Promise<AnswerTo<N>>;
    };
    return emit.emitWithAck(name, data).catch(() => unanswered);
  }

  /** Takes a name; the first time, a key comes with it and stays on this device. */
  async identify(name: string): Promise<Reply<'identify'>> {
    const answer = await this.request('identify', { name });
    if (!answer.ok) return answer;
    this.#identity.keepName(answer.person.name);
    if (answer.key !== undefined) this.#identity.keepKey(answer.key);
    this.store.setState({ me: answer.person });
    return answer;
  }

  /** Calls back now if the connection stands, and every time that it stands again. Returns the way to stop. */
  onReady(ready: () => void): () => void {
    this.#ready.add(ready);
    if (this.store.getState().status === 'online') ready();
    return () => this.#ready.delete(ready);
  }

  /** Starts over with a new connection, when the old one has gone silent or belongs to nobody any more. */
  reconnect(): void {
    this.socket.disconnect();
    this.socket.connect();
  }

  #outdated(): void {
    this.store.setState({ status: 'outdated' });
    this.socket.disconnect();
  }

  #retryLater(): void {
    this.store.setState({ status: 'offline' });
    // The library tries again after a failed transport, but not after a refusal of the server's.
    if (!this.socket.active) setTimeout(() => this.socket.connect(), 2000 + Math.random() * 2000);
  }
}
