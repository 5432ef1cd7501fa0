import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { FailureLog } from '../failureLog.ts';
import { RefusedError } from '../refused.ts';
import { newNodeId } from './id.ts';
import type { Bus } from './bus.ts';
import {
  envelope,
  nodeMessage,
  type MessageOf,
  type NodeMessage,
  type SentMessage,
  type TablePresence,
  type Turn,
} from './messages.ts';
import { hasVisitors, RemotePresence } from './remotePresence.ts';

/** The channel that all servers join. */
const ALL = 'all';
/** How long `turns` are collected before they are sent, in milliseconds. */
const TURNS_MS = 100;

export interface NodesSettings {
  /** How often a server sends `hello`. Durations are in milliseconds. */
  helloMs: number;
  /** A server without a message for this long counts as dead, and its people as away. */
  forgetMs: number;
  /** How often to poll the storage for loaded tables that are out of date. */
  beltMs: number;
  /** How often to poll the storage for running matches that no server has loaded. */
  lookMs: number;
  /** How often to check in the storage whether the connected devices still exist. */
  devicesMs: number;
  /** How long a lock is held against the other servers, and how long a server waits for one. */
  holdMs: number;
  /** How long a starting server waits for an answer of the others. */
  greetMs: number;
}

const defaults: NodesSettings = {
  helloMs: 2000,
  forgetMs: 5000,
  beltMs: 1000,
  lookMs: 30_000,
  devicesMs: 10_000,
  holdMs: 3000,
  greetMs: 1000,
};

interface NodesLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
}

interface NodesParts {
  /** This server's id; a new one if left out. */
  id?: string;
  bus: Bus;
  clock: Clock;
  log: NodesLog;
  settings?: Partial<NodesSettings>;
  /**
   * This server's connections by address, and the operator's sessions. `hello` broadcasts both to
   * the other servers.
   */
  addresses?: () => MessageOf<'hello'>['addresses'];
  sessions?: () => MessageOf<'hello'>['sessions'];
}

type MessageHandlers = { [T in NodeMessage['type']]: (message: MessageOf<T>) => void };

/** Handles messages of the other servers, by type, and changes of the cluster. */
export interface NodesSubscriber extends Partial<MessageHandlers> {
  /** The presence at a table through other servers has changed. */
  presence?: (table: string) => void;
  /** Another server is about to load this table, or has loaded it. */
  followed?: (table: string, by: string) => void;
  /** A server has gone that had these tables open. */
  lost?: (tables: readonly string[]) => void;
  /** The connection is back. Messages of the others may have been lost until now. */
  recovered?: () => void;
}

/** The other servers behind the same address, as this one knows them. */
export class Nodes {
  readonly settings: NodesSettings;
  readonly remote = new RemotePresence();
  readonly #id: string;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #log: NodesLog;
  readonly #addresses: () => MessageOf<'hello'>['addresses'];
  readonly #sessions: () => MessageOf<'hello'>['sessions'];
  readonly #subscribers = new Set<NodesSubscriber>();
  /** By table: the presence through this server. */
  readonly #local = new Map<string, TablePresence>();
  /** The tables that this server has loaded. */
  readonly #followed = new Set<string>();
  /** By server: messages to it that are sent when the present callback has run, as JSON. */
  readonly #outbox = new Map<string, string[]>();
  /** By table: the newest turn that is yet to be sent. */
  readonly #turns = new Map<string, Turn>();
  #cancelTurns: (() => void) | null = null;
  /** How each message of this server to all servers begins. */
  readonly #ownStart: string;
  readonly #echoes = new Map<number, () => void>();
  readonly #unsubscribe: () => void;
  #isServing = false;
  #nextEcho = 0;
  #cancel: (() => void) | null = null;
  #tickedAt = 0;
  readonly #writeFailures: FailureLog;
  /** When this server's last own message came back. */
  #ownHelloAt = 0;
  #isLosingMessages = false;

  private constructor(parts: NodesParts) {
    const { id = newNodeId(), bus, clock, log, settings, addresses = () => ({}), sessions = () => ({}) } = parts;
    this.#id = id;
    this.#ownStart = `{"from":${JSON.stringify(id)},"says":{"type":`;
    this.settings = { ...defaults, ...settings };
    this.#bus = bus;
    this.#clock = clock;
    this.#log = log;
    this.#addresses = addresses;
    this.#sessions = sessions;
    this.#writeFailures = new FailureLog(
      log,
      'cannot write to Redis: nobody can open a table or sit down; look at its memory (maxmemory), whether it is a replica, and its replicas',
      'can write to Redis again',
    );
    this.#unsubscribe = bus.subscribe({ message: (text) => this.#receive(text), change: () => this.#busChanged() });
  }

  static async join(parts: NodesParts): Promise<Nodes> {
    const nodes = new Nodes(parts);
    await Promise.all([parts.bus.join(ALL), parts.bus.join(inboxOf(nodes.#id))]);
    nodes.#tickedAt = nodes.#ownHelloAt = parts.clock.now();
    nodes.broadcast({ type: 'ask' });
    nodes.#tick();
    return nodes;
  }

  /** Whether messages reach the other servers and theirs reach this one. */
  get isUp(): boolean {
    return this.#bus.isUp && !this.#isLosingMessages;
  }

  /** Tells the operator what to do while this server is cut off from the others. */
  get hint(): string {
    if (!this.#bus.isUp) return 'Redis (REDIS_URL) cannot be reached: look whether it runs, and at the network';
    if (this.#writeFailures.isFailing)
      return 'Redis (REDIS_URL) takes no writes: look whether it is full, a replica, or short of replicas, and at the log';
    return 'messages through Redis (REDIS_URL) do not come back: look at its load and the network, and at the log';
  }

  /** @throws RefusedError `unavailable` while this server is cut off from the others */
  requireUp(): void {
    if (!this.isUp) throw new RefusedError('unavailable');
  }

  /** Writes to Redis and waits for an own message. @throws Error if that fails */
  async probe(): Promise<void> {
    this.requireUp();
    const release = await this.#tryLock(`probe:${this.#id}:${this.#nextEcho}`);
    await release?.();
    await this.settled();
  }

  /**
   * Whether another server has completed its start. Every server reports that within the time that
   * this waits.
   */
  async hasServingPeer(): Promise<boolean> {
    const until = performance.now() + this.settings.greetMs;
    while (!this.remote.isServing && performance.now() < until) await delay(10);
    return this.remote.isServing;
  }

  /** This server has completed its start. */
  startServing(): void {
    this.#isServing = true;
    this.#sendHello();
  }

  /** @returns ends the subscription */
  subscribe(subscriber: NodesSubscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /** Sends a message to all servers. */
  broadcast(message: SentMessage): void {
    this.#flush();
    this.#bus.publish(ALL, JSON.stringify({ from: this.#id, says: message }));
  }

  /** Sends a message to one server, together with the others of the present callback. */
  send(to: string, message: SentMessage): void {
    // Runs after all promises that are settled by now: one commit settles those of many tables.
    if (this.#outbox.size === 0) process.nextTick(() => this.#flush());
    const messages = this.#outbox.get(to);
    if (messages === undefined) this.#outbox.set(to, [JSON.stringify(message)]);
    else messages.push(JSON.stringify(message));
  }

  /** Sends the lobbies of the other servers, a moment later, the seats that a match waits for. */
  sendTurn(turn: Turn): void {
    if (this.remote.nodes.length === 0) return;
    this.#turns.set(turn.table, turn);
    this.#cancelTurns ??= this.#clock.after(TURNS_MS, () => this.#sendTurns());
  }

  /**
   * Announces that this server is about to load a table. From then on the others send it the
   * changes of the table. Those that have it loaded answer with their position, which includes all
   * changes that they did not send.
   */
  follow(table: string): void {
    this.#followed.add(table);
    this.broadcast({ type: 'follow', table });
  }

  unfollow(table: string): void {
    this.#local.delete(table);
    if (this.#followed.delete(table)) this.broadcast({ type: 'unfollow', table });
  }

  /** Broadcasts the presence at a table through this server. */
  broadcastPresence(table: string, presence: TablePresence): void {
    const { people, nameless, left } = presence;
    const isEmpty = nameless === 0 && Object.keys(people).length + Object.keys(left).length === 0;
    if (isEmpty) this.#local.delete(table);
    else this.#local.set(table, presence);
    this.broadcast({ type: 'here', table, here: presence });
  }

  /**
   * This server's rank among the servers that could do the same work at a table. It spreads their
   * attempts over time; duplicate work is harmless. Servers with visitors at the table come first.
   */
  rank(table: string): number {
    const { nodes } = this.remote;
    if (nodes.length === 0) return 0;
    const weight = (id: string, isAt: boolean) => `${isAt ? 0 : 1} ${createHash('sha1').update(`${table} ${id}`).digest('hex')}`;
    const local = this.#local.get(table);
    const own = weight(this.#id, local !== undefined && hasVisitors(local));
    return nodes.filter((id) => weight(id, this.remote.isAt(id, table)) < own).length;
  }

  /**
   * Runs `work` while no other server runs work under one of these names, and after this server has
   * received all messages that were published before.
   *
   * @throws RefusedError `unavailable` if the locks cannot be had
   */
  async exclusively<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const releases: (() => Promise<void>)[] = [];
    try {
      for (const name of [...new Set(names)].toSorted()) releases.push(await this.#lock(name));
      await this.settled();
      return await work();
    } finally {
      for (const release of releases) await release();
    }
  }

  async close(): Promise<void> {
    this.#cancel?.();
    this.#cancelTurns?.();
    this.#sendTurns();
    this.broadcast({ type: 'bye' });
    this.#unsubscribe();
    await this.#bus.close();
  }

  async #lock(name: string): Promise<() => Promise<void>> {
    const { holdMs } = this.settings;
    const until = this.#clock.now() + holdMs;
    for (;;) {
      this.requireUp();
      const release = await this.#tryLock(name).catch(() => null);
      if (release !== null) return release;
      if (this.#clock.now() > until) throw new RefusedError('unavailable');
      await delay(5 + Math.random() * 20);
    }
  }

  /** Null if another server holds it. @throws Error if Redis takes no writes */
  async #tryLock(name: string): Promise<(() => Promise<void>) | null> {
    try {
      const release = await this.#bus.hold(name, this.settings.holdMs);
      this.#writeFailures.succeeded();
      return release;
    } catch (error) {
      // A broken connection has its own log line.
      if (this.#bus.isUp) this.#writeFailures.failed({ reason: (error as Error).message });
      throw error;
    }
  }

  /**
   * Resolves when this server has received all messages that the others published before.
   *
   * @throws RefusedError `unavailable`
   */
  async settled(): Promise<void> {
    const nth = this.#nextEcho++;
    let timer: NodeJS.Timeout | undefined;
    const hasArrived = await new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), this.settings.holdMs).unref();
      this.#echoes.set(nth, () => resolve(true));
      this.broadcast({ type: 'echo', nth });
    });
    clearTimeout(timer);
    this.#echoes.delete(nth);
    if (!hasArrived) throw new RefusedError('unavailable');
  }

  #tick(): void {
    const { helloMs, forgetMs } = this.settings;
    const now = this.#clock.now();
    if (now - this.#tickedAt > helloMs + forgetMs) this.#recoverFromPause(now);
    this.#tickedAt = now;
    if (this.#bus.isUp && !this.#isLosingMessages && now - this.#ownHelloAt > forgetMs) {
      this.#isLosingMessages = true;
      this.#log.warn({}, 'messages to the other servers are being lost; look at Redis');
    }
    for (const id of this.remote.silentSince(now - forgetMs)) this.#remove(id);
    this.#sendHello();
    this.#cancel = this.#clock.after(helloMs, () => this.#tick());
  }

  /** The process was suspended, and has yet to read the messages that arrived meanwhile. */
  #recoverFromPause(now: number): void {
    this.remote.touchAll(now);
    this.#ownHelloAt = now;
    this.#catchUp();
  }

  #busChanged(): void {
    if (!this.#bus.isUp) {
      this.#log.warn(
        {},
        'cannot reach Redis, and so the other servers; changes are refused until it is back; look whether it runs',
      );
      return;
    }
    this.#log.info({}, 'can reach Redis and the other servers again');
    this.remote.touchAll(this.#clock.now());
    this.#ownHelloAt = this.#clock.now();
    this.#isLosingMessages = false;
    this.#catchUp();
  }

  #catchUp(): void {
    this.broadcast({ type: 'ask' });
    this.#sendHello();
    for (const { recovered } of this.#subscribers) recovered?.();
  }

  #sendHello(): void {
    const here = Object.fromEntries(this.#local);
    const follows = [...this.#followed];
    const addresses = this.#addresses();
    this.broadcast({ type: 'hello', here, serves: this.#isServing, addresses, sessions: this.#sessions(), follows });
  }

  #sendTurns(): void {
    this.#cancelTurns = null;
    if (this.#turns.size === 0) return;
    const turns = [...this.#turns.values()];
    this.#turns.clear();
    this.broadcast({ type: 'turns', turns });
  }

  #flush(): void {
    for (const [to, messages] of this.#outbox) {
      this.#bus.publish(inboxOf(to), `{"from":${JSON.stringify(this.#id)},"batch":[${messages.join()}]}`);
    }
    this.#outbox.clear();
  }

  #remove(id: string): void {
    const tables = this.remote.remove(id);
    for (const { lost } of this.#subscribers) lost?.(tables);
    this.#log.info({ node: id }, 'another server has gone');
  }

  #receive(text: string): void {
    if (text.startsWith(this.#ownStart)) {
      this.#receiveOwn(text);
      return;
    }
    const parsed = envelope.safeParse(json(text));
    if (!parsed.success) return;
    const { data } = parsed;
    for (const message of 'batch' in data ? data.batch : [data.says]) {
      const { success, data: read } = nodeMessage.safeParse(message);
      if (success) this.#receiveFrom(data.from, read);
    }
  }

  /** Parses only the short messages: this server knows the contents of the others. */
  #receiveOwn(text: string): void {
    const isType = (type: NodeMessage['type']) => text.startsWith(`"${type}"`, this.#ownStart.length);
    if (isType('echo')) this.#echoes.get((JSON.parse(text) as { says: MessageOf<'echo'> }).says.nth)?.();
    if (!isType('hello')) return;
    this.#ownHelloAt = this.#clock.now();
    if (!this.#isLosingMessages) return;
    this.#isLosingMessages = false;
    this.#log.info({}, 'messages to the other servers are delivered again');
    this.#catchUp();
  }

  #receiveFrom(from: string, message: NodeMessage): void {
    if (message.type === 'bye') {
      this.#remove(from);
      return;
    }
    const isNew = this.remote.touch(from, this.#clock.now());
    if (isNew) this.#log.info({ node: from }, 'another server has joined');
    if (isNew || message.type === 'ask') this.#sendHello();
    if (message.type === 'here') {
      this.remote.set(from, message.table, message.here);
      this.#presenceChanged(message.table);
    } else if (message.type === 'hello') {
      for (const table of this.remote.setAll(from, message)) this.#presenceChanged(table);
      for (const table of this.remote.setAllFollowed(from, message.follows)) this.#followedBy(table, from);
    } else if (message.type === 'follow') {
      this.remote.setFollows(from, message.table, true);
      this.#followedBy(message.table, from);
    } else if (message.type === 'unfollow') {
      this.remote.setFollows(from, message.table, false);
    }
    for (const subscriber of this.#subscribers) {
      (subscriber[message.type] as ((message: NodeMessage) => void) | undefined)?.(message);
    }
  }

  #presenceChanged(table: string): void {
    for (const { presence } of this.#subscribers) presence?.(table);
  }

  #followedBy(table: string, from: string): void {
    for (const { followed } of this.#subscribers) followed?.(table, from);
  }
}

/** The channel of the messages to one server. */
function inboxOf(id: string): string {
  return `node:${id}`;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
