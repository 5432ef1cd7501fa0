import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { FailureLog } from '../failureLog.ts';
import { RefusedError } from '../refused.ts';
import { newNodeId } from './id.ts';
import type { Bus } from './bus.ts';
import { Elsewhere, isVisited } from './elsewhere.ts';
import { envelope, type Here, type NodeMessage, type TableChange, type Told } from './messages.ts';

/** The channel on which all servers listen. */
const ALL = 'all';

export interface NodesSettings {
  /** How often a server says that it is there, and who is with it. Durations are in milliseconds. */
  helloMs: number;
  /** A server of which nothing is heard for this long is taken for dead, and its people for away. */
  forgetMs: number;
  /** How often the storage is asked whether a table in memory has fallen behind. */
  beltMs: number;
  /** How often it is looked for matches that the server has to go on with and that nobody has in memory. */
  lookMs: number;
  /** For how long something may be held against the other servers, and how long it is waited for. */
  holdMs: number;
  /** How long a server that starts waits for the others to say that they are there. */
  greetMs: number;
}

const defaults: NodesSettings = { helloMs: 2000, forgetMs: 5000, beltMs: 1000, lookMs: 30_000, holdMs: 3000, greetMs: 1000 };

interface NodesLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
}

interface NodesParts {
  /** This server's; without it a new one. */
  id?: string;
  bus: Bus;
  clock: Clock;
  log: NodesLog;
  settings?: Partial<NodesSettings>;
  /** This server's connections by address, and the operator's sessions. The other servers are told of them. */
  addresses?: () => Told<'hello'>['addresses'];
  sessions?: () => Told<'hello'>['sessions'];
}

type Handlers = { [T in NodeMessage['type']]: (says: Told<T>) => void };

/** The servers behind one address, as this one of them knows the others. */
export class Nodes {
  readonly settings: NodesSettings;
  readonly elsewhere = new Elsewhere();
  /** Told when who is at a table elsewhere has changed. */
  onPresence: (table: string) => void = () => undefined;
  /** Called with the ids of the tables of a server that is gone. */
  onVanished: (tables: readonly string[]) => void = () => undefined;
  /** Told when what others have said may have been missed. */
  onBack: () => void = () => undefined;
  readonly #id: string;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #log: NodesLog;
  readonly #addresses: () => Told<'hello'>['addresses'];
  readonly #sessions: () => Told<'hello'>['sessions'];
  readonly #handlers: Partial<Handlers> = {};
  readonly #own = new Map<string, Here>();
  readonly #echoes = new Map<number, () => void>();
  #serves = false;
  #nth = 0;
  #cancel: (() => void) | null = null;
  #ticked = 0;
  readonly #writing: FailureLog;
  #heardOwn = 0;
  #isDeaf = false;

  private constructor(parts: NodesParts) {
    const { id = newNodeId(), bus, clock, log, settings, addresses = () => ({}), sessions = () => ({}) } = parts;
    this.#id = id;
    this.settings = { ...defaults, ...settings };
    this.#bus = bus;
    this.#clock = clock;
    this.#log = log;
    this.#addresses = addresses;
    this.#sessions = sessions;
    this.#writing = new FailureLog(
      log,
      'cannot write to Redis: nobody can open a table or sit down; look at its memory (maxmemory), whether it is a replica, and its replicas',
      'can write to Redis again',
    );
    bus.onMessage = (_channel, text) => this.#hear(text);
    bus.onChange = () => this.#changed();
  }

  static async join(parts: NodesParts): Promise<Nodes> {
    const nodes = new Nodes(parts);
    await parts.bus.join(ALL);
    nodes.#ticked = nodes.#heardOwn = parts.clock.now();
    nodes.#say({ type: 'ask' });
    nodes.#tick();
    return nodes;
  }

  /** Whether others hear what is said here, and the other way round. */
  get isUp(): boolean {
    return this.#bus.isUp && !this.#isDeaf;
  }

  /** What the operator should look at while this server is cut off from the others. */
  get hint(): string {
    if (!this.#bus.isUp) return 'Redis (REDIS_URL) cannot be reached: look whether it runs, and at the network';
    if (this.#writing.isFailing)
      return 'Redis (REDIS_URL) takes no writes: look whether it is full, a replica, or short of replicas, and at the log';
    return 'messages through Redis (REDIS_URL) do not come back: look at its load and the network, and at the log';
  }

  /** @throws RefusedError `unavailable` while this server is cut off from the others. */
  mustBeUp(): void {
    if (!this.isUp) throw new RefusedError('unavailable');
  }

  /** Writes to what the servers share, and hears its own words. @throws Error when that fails */
  async probe(): Promise<void> {
    this.mustBeUp();
    const letGo = await this.#tryHold(`probe:${this.#id}:${this.#nth}`);
    await letGo?.();
    await this.settled();
  }

  /** Whether another server has done with its start. Whoever has says so when somebody joins, well within the time that is waited. */
  async areServed(): Promise<boolean> {
    const until = performance.now() + this.settings.greetMs;
    while (!this.elsewhere.serve && performance.now() < until) await delay(10);
    return this.elsewhere.serve;
  }

  /** This server has done with its start. */
  serve(): void {
    this.#serves = true;
    this.#hello();
  }

  /** What is to be done when others say something of this kind. */
  on<T extends NodeMessage['type']>(type: T, handle: (says: Told<T>) => void): void {
    (this.#handlers as Record<T, (says: Told<T>) => void>)[type] = handle;
  }

  /** Says something to all. */
  say(says: NodeMessage): void {
    this.#say(says);
  }

  /** Says what was written of a table to those who follow it. */
  tellChange(change: TableChange): void {
    this.#bus.publish(channelOf(change.table), this.#envelope(change));
  }

  /** From now on what others write of this table is heard. To be waited for before it is read. */
  follow(table: string): Promise<void> {
    return this.#bus.join(channelOf(table));
  }

  unfollow(table: string): void {
    this.#bus.leave(channelOf(table));
    this.#own.delete(table);
  }

  /** Who is at a table by way of this server, as of now. */
  here(table: string, here: Here): void {
    const isNobody = here.nameless === 0 && Object.keys(here.people).length + Object.keys(here.left).length === 0;
    if (isNobody) this.#own.delete(table);
    else this.#own.set(table, here);
    this.#say({ type: 'here', table, here });
  }

  /**
   * How many servers are before this one for what all could do at a table, 0 for none: so that they do not all set to it at the
   * same moment. It does not matter if they do. Those come first that somebody is with who is at the table.
   */
  place(table: string): number {
    const { nodes } = this.elsewhere;
    if (nodes.length === 0) return 0;
    const weight = (id: string, isAt: boolean) => `${isAt ? 0 : 1} ${createHash('sha1').update(`${table} ${id}`).digest('hex')}`;
    const here = this.#own.get(table);
    const own = weight(this.#id, here !== undefined && isVisited(here));
    return nodes.filter((id) => weight(id, this.elsewhere.isAt(id, table)) < own).length;
  }

  /**
   * Does something while no other server does anything under one of these names, and after all that was said before was heard.
   *
   * @throws RefusedError `unavailable` when that cannot be had
   */
  async alone<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const held: (() => Promise<void>)[] = [];
    try {
      for (const name of [...new Set(names)].toSorted()) held.push(await this.#hold(name));
      await this.settled();
      return await work();
    } finally {
      for (const letGo of held) await letGo();
    }
  }

  async close(): Promise<void> {
    this.#cancel?.();
    this.#say({ type: 'bye' });
    await this.#bus.close();
  }

  async #hold(name: string): Promise<() => Promise<void>> {
    const { holdMs } = this.settings;
    const until = this.#clock.now() + holdMs;
    for (;;) {
      this.mustBeUp();
      const held = await this.#tryHold(name).catch(() => null);
      if (held !== null) return held;
      if (this.#clock.now() > until) throw new RefusedError('unavailable');
      await delay(5 + Math.random() * 20);
    }
  }

  /** Null when somebody else holds it. @throws Error when Redis takes no writes */
  async #tryHold(name: string): Promise<(() => Promise<void>) | null> {
    try {
      const held = await this.#bus.hold(name, this.settings.holdMs);
      this.#writing.succeeded();
      return held;
    } catch (error) {
      // A connection that broke is logged as such.
      if (this.#bus.isUp) this.#writing.failed({ reason: (error as Error).message });
      throw error;
    }
  }

  /** Resolves when this server has received everything that the others published before. @throws RefusedError `unavailable` */
  async settled(): Promise<void> {
    const nth = this.#nth++;
    let timer: NodeJS.Timeout | undefined;
    const isHeard = await new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), this.settings.holdMs).unref();
      this.#echoes.set(nth, () => resolve(true));
      this.#say({ type: 'echo', nth });
    });
    clearTimeout(timer);
    this.#echoes.delete(nth);
    if (!isHeard) throw new RefusedError('unavailable');
  }

  #tick(): void {
    const { helloMs, forgetMs } = this.settings;
    const now = this.#clock.now();
    if (now - this.#ticked > helloMs + forgetMs) this.#wake(now);
    this.#ticked = now;
    if (this.#bus.isUp && !this.#isDeaf && now - this.#heardOwn > forgetMs) {
      this.#isDeaf = true;
      this.#log.warn({}, 'messages to the other servers are being lost; look at Redis');
    }
    for (const id of this.elsewhere.silentSince(now - forgetMs)) this.#forget(id);
    this.#hello();
    this.#cancel = this.#clock.after(helloMs, () => this.#tick());
  }

  /** The process stood still, and what was said meanwhile has not been heard yet. */
  #wake(now: number): void {
    this.elsewhere.excuse(now);
    this.#heardOwn = now;
    this.#catchUp();
  }

  #changed(): void {
    if (!this.#bus.isUp) {
      this.#log.warn(
        {},
        'cannot reach Redis, and so the other servers; changes are refused until it is back; look whether it runs',
      );
      return;
    }
    this.#log.info({}, 'can reach Redis and the other servers again');
    this.elsewhere.excuse(this.#clock.now());
    this.#heardOwn = this.#clock.now();
    this.#isDeaf = false;
    this.#catchUp();
  }

  #catchUp(): void {
    this.#say({ type: 'ask' });
    this.#hello();
    this.onBack();
  }

  #hello(): void {
    const here = Object.fromEntries(this.#own);
    this.#say({ type: 'hello', here, serves: this.#serves, addresses: this.#addresses(), sessions: this.#sessions() });
  }

  #forget(id: string): void {
    this.onVanished(this.elsewhere.forget(id));
    this.#log.info({ node: id }, 'another server has gone');
  }

  #hear(text: string): void {
    const parsed = envelope.safeParse(json(text));
    if (!parsed.success) return;
    const { from, says } = parsed.data;
    if (from === this.#id) this.#hearOwn(says);
    else this.#hearOther(from, says);
  }

  #hearOwn(says: NodeMessage): void {
    if (says.type === 'echo') this.#echoes.get(says.nth)?.();
    if (says.type !== 'hello') return;
    this.#heardOwn = this.#clock.now();
    if (!this.#isDeaf) return;
    this.#isDeaf = false;
    this.#log.info({}, 'messages to the other servers are delivered again');
    this.#catchUp();
  }

  #hearOther(from: string, says: NodeMessage): void {
    if (says.type === 'bye') {
      this.#forget(from);
      return;
    }
    const isNew = this.elsewhere.heard(from, this.#clock.now());
    if (isNew) this.#log.info({ node: from }, 'another server has joined');
    if (isNew || says.type === 'ask') this.#hello();
    if (says.type === 'here') {
      this.elsewhere.put(from, says.table, says.here);
      this.onPresence(says.table);
    } else if (says.type === 'hello') {
      for (const table of this.elsewhere.putAll(from, says)) this.onPresence(table);
    }
    (this.#handlers[says.type] as ((says: NodeMessage) => void) | undefined)?.(says);
  }

  #say(says: NodeMessage): void {
    this.#bus.publish(ALL, this.#envelope(says));
  }

  #envelope(says: NodeMessage): string {
    return JSON.stringify({ from: this.#id, says });
  }
}

function channelOf(table: string): string {
  return `table:${table}`;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
