import {
  NAMESPACE,
  PROTOCOL_VERSION,
  type AddedDevice,
  type AnswerTo,
  type ConnectRefusal,
  type ErrorCode,
  type Me,
  type Pushes,
  type RequestEvents,
  type RequestInput,
  type RequestName,
} from '@sobremesa/protocol';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import type { Identity } from './identity.ts';

export type ClientSocket = Socket<Pushes, RequestEvents>;

/**
 * A request that may or may not have arrived: the connection was lost, or there was no answer in
 * time.
 */
export interface Unanswered {
  ok: false;
  error: { code: 'noAnswer' };
}

export type Reply<N extends RequestName> = AnswerTo<N> | Unanswered;

/** Every failure that the page can show. */
export type FailureCode = ErrorCode | 'noAnswer';

export interface ConnectionState {
  /**
   * outdated: this client was made for another version of the server and has to be loaded again.
   */
  status: 'connecting' | 'online' | 'offline' | 'outdated';
  /** Null until this device has a name. */
  me: Me | null;
  /** The games on the server. */
  games: readonly string[];
  /**
   * The server's current build of the page; null before the server's welcome, or if it has none.
   */
  build: string | null;
  /** The user has signed this device out, and it has had no user since. */
  signedOut: boolean;
  /**
   * Devices and passkeys of the user that were added since the reader last saw the list of new
   * devices, the oldest first.
   */
  added: readonly AddedDevice[];
  /** Counts how often devices and passkeys of the user were added or removed. */
  devicesChanged: number;
}

/** The query of the socket's address, which socket.io reads at each connect. */
interface SocketQuery {
  table?: string;
}

/** Validates every message, and throws for an invalid one. */
export interface Check {
  push(name: string, message: readonly unknown[]): void;
  answer(name: RequestName, answer: unknown): void;
}

export interface ConnectionOptions {
  identity: Identity;
  /** The table that the page opens first, if it opens one. */
  table?: string | undefined;
  /** How long to wait for an answer before the connection counts as dead. */
  answerMs?: number;
  /** `strict` of `@sobremesa/client/strict`, or none, since a page trusts its server. */
  check?: Check;
}

const ANSWER_MS = 8000;
/**
 * Average delay before a new attempt to connect, at least half of it. Within this time, a proxy
 * removes a stopped server.
 */
const RETRY_MS = 500;
const unanswered: Unanswered = { ok: false, error: { code: 'noAnswer' } };

/**
 * Connects to a server.
 *
 * @param url its origin
 * @param transport options of socket.io's client
 */
export function connect(
  url: string,
  options: ConnectionOptions,
  transport: Partial<ManagerOptions & SocketOptions> = {},
): Connection {
  const { identity, table } = options;
  const query: SocketQuery = table === undefined ? {} : { table };
  const device = identity.device?.();
  const said = { protocol: PROTOCOL_VERSION, ...(device === undefined ? {} : { device }) };
  const socket: ClientSocket = io(`${url}${NAMESPACE}`, {
    auth: (give) => {
      const key = (connection.shownKey = identity.key());
      give(key === null ? said : { ...said, key });
    },
    reconnectionDelay: RETRY_MS,
    query,
    ...transport,
    // Only once there is a connection, whose shown key is known.
    autoConnect: false,
  });
  const connection = new Connection(socket, options, query);
  if (transport.autoConnect !== false) socket.connect();
  return connection;
}

/**
 * A connection that reconnects by itself. It sends requests, returns their answers, and reports
 * each (re)connect.
 */
export class Connection {
  readonly store = createStore<ConnectionState>(() => ({
    status: 'connecting',
    me: null,
    games: [],
    build: null,
    signedOut: false,
    added: [],
    devicesChanged: 0,
  }));
  /** The key that the server was shown last. Another tab may have stored a newer one. */
  shownKey: string | null = null;
  /** For listeners of pushes. */
  readonly socket: ClientSocket;
  readonly #identity: Identity;
  readonly #answerMs: number;
  readonly #check: Check | undefined;
  readonly #ready = new Set<() => void>();
  readonly #query: SocketQuery;
  /** Whether the server sends changed views of a table as deltas. */
  hasDeltas = false;
  /** Whether several servers share the address. */
  #isCluster = false;
  readonly #stopAdopting: () => void;

  constructor(socket: ClientSocket, { identity, answerMs = ANSWER_MS, check }: ConnectionOptions, query: SocketQuery = {}) {
    this.socket = socket;
    this.#query = query;
    this.#identity = identity;
    this.#answerMs = answerMs;
    this.#check = check;
    if (check !== undefined) socket.onAny((name: string, ...message: unknown[]) => check.push(name, message));
    socket.on('signedOut', () => this.#signedOut());
    socket.on('devices', ({ added, gone = [] }) => {
      const changed = new Set([...added.map(({ id }) => id), ...gone]);
      this.store.setState(({ added: before, devicesChanged }) => ({
        // A passkey ends with the device that created it.
        added: [...before.filter(({ id, createdBy = id }) => !changed.has(id) && !gone.includes(createdBy)), ...added],
        devicesChanged: devicesChanged + 1,
      }));
    });
    socket.on('welcome', ({ protocol, me, games, build, cluster, deltas, signedOut }) => {
      if (protocol !== PROTOCOL_VERSION) {
        this.#outdated();
        return;
      }
      if (signedOut === true) this.#signedOut();
      this.#isCluster = cluster === true;
      this.hasDeltas = deltas === true;
      // The server sends the devices that the reader does not know again.
      this.store.setState({ status: 'online', me, games, build, added: [] });
      if (me !== null) this.store.setState({ signedOut: false });
      for (const ready of this.#ready) ready();
    });
    socket.on('disconnect', (reason) => {
      if (this.store.getState().status === 'outdated') return;
      this.store.setState({ status: 'offline' });
      // socket.io does not reconnect by itself after the server closed the connection.
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('connect_error', (error) => {
      const refusal = (error as Error & { data?: Partial<ConnectRefusal> }).data;
      if (refusal?.code === 'protocol') this.#outdated();
      else this.#retryLater();
    });
    this.#stopAdopting = identity.onAdopted(() => this.reconnect());
  }

  /**
   * Sends a request and waits for its answer. Never rejects. Without a connection it is not sent at
   * all.
   */
  request<N extends RequestName>(name: N, data: RequestInput<N>): Promise<Reply<N>> {
    return new Promise((answered) => this.ask(name, data, answered));
  }

  /** The same with a callback, which runs before any message that arrived after the answer. */
  ask<N extends RequestName>(name: N, data: RequestInput<N>, answered: (reply: Reply<N>) => void): void {
    if (this.store.getState().status !== 'online' || !this.socket.connected) {
      answered(unanswered);
      return;
    }
    const emitter = this.socket.timeout(this.#answerMs) as unknown as {
      emit(name: N, data: RequestInput<N>, answered: (lost: Error | null, answer: AnswerTo<N>) => void): void;
    };
    emitter.emit(name, data, (lost, answer) => {
      if (lost === null) this.#check?.answer(name, answer);
      answered(lost === null ? answer : unanswered);
    });
  }

  /**
   * The same for requests that the page depends on: without an answer over an open connection, it
   * reconnects.
   */
  requestWithRetry<N extends RequestName>(name: N, data: RequestInput<N>, answered: (reply: Reply<N>) => void): void {
    const sentOver = this.store.getState().status === 'online' ? this.socket.id : undefined;
    this.ask(name, data, (reply) => {
      answered(reply);
      const isSilent = !reply.ok && reply.error.code === 'noAnswer';
      if (isSilent && this.socket.connected && this.socket.id === sentOver) this.reconnect();
    });
  }

  /** Sets the user's name. The first time, the server sends a key, which stays on this device. */
  async identify(name: string): Promise<Reply<'identify'>> {
    const answer = await this.request('identify', { name });
    if (!answer.ok) return answer;
    this.#identity.keepName(answer.person.name);
    if (answer.key !== undefined) this.#identity.keepKey(answer.key);
    this.store.setState({ me: answer.person });
    return answer;
  }

  /** Calls back on every connect, and now if connected. @returns a function that stops it */
  onReady(ready: () => void): () => void {
    this.#ready.add(ready);
    if (this.store.getState().status === 'online') ready();
    return () => this.#ready.delete(ready);
  }

  /**
   * Names the table in the address of the socket, by which a proxy can lead everybody at a table to
   * the same server. With several servers, it reconnects if the address named another table.
   */
  prefer(table: string): void {
    if (this.#query.table === table) return;
    this.#query.table = table;
    if (this.#isCluster && this.socket.connected) this.reconnect();
  }

  /** Reconnects, because the old connection is silent or has another user. */
  reconnect(): void {
    this.socket.disconnect();
    this.socket.connect();
  }

  /** This device has changed the list of devices. The server notifies only the others. */
  noteChangedDevices(): void {
    this.store.setState(({ devicesChanged }) => ({ devicesChanged: devicesChanged + 1 }));
  }

  /** The reader knows this device or passkey, and those that were added before it. */
  acceptDevice(device: string): void {
    this.store.setState(({ added }) => ({ added: added.slice(added.findIndex(({ id }) => id === device) + 1) }));
    void this.request('devices:checked', { device });
  }

  /** A device that was added has been signed out again, or a passkey removed. */
  forgetAdded(device: string): void {
    this.store.setState(({ added }) => ({ added: added.filter(({ id }) => id !== device) }));
  }

  /** Closes the connection for good. */
  close(): void {
    this.#stopAdopting();
    this.socket.disconnect();
  }

  #signedOut(): void {
    if (this.shownKey !== null) this.#identity.forget(this.shownKey);
    this.store.setState({ me: null, signedOut: true });
  }

  #outdated(): void {
    this.store.setState({ status: 'outdated' });
    this.socket.disconnect();
  }

  #retryLater(): void {
    this.store.setState({ status: 'offline' });
    // socket.io retries after a transport failure, but not after a rejected handshake.
    if (!this.socket.active) setTimeout(() => this.socket.connect(), 2000 + Math.random() * 2000);
  }
}
