import type { Nodes } from '../../nodes/nodes.ts';
import type { Told } from '../../nodes/messages.ts';
import type { TableRecord } from '../../storage/storage.ts';
import { isAhead } from '../actor/actor.ts';
import type { Bounds } from '../places/bounds.ts';
import type { Context } from '../context.ts';
import type { Waiting } from '../rules/live.ts';
import type { Registry } from '../actor/registry.ts';
import { presenceAt, type Presence } from '../rules/views.ts';

/**
 * Brings what other servers do into the tables and the lobby of this one. What they say may be lost; so the storage is asked again and
 * again whether a table in memory has fallen behind.
 */
export class Mirror {
  readonly #context: Context;
  readonly #nodes: Nodes;
  readonly #registry: Registry;
  readonly #bounds: Bounds;
  readonly #cancels = new Map<string, () => void>();
  /** Matches that were looked at, and had nothing to do by time while nobody is there. */
  readonly #calm = new Set<string>();
  #under: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(context: Context, nodes: Nodes, registry: Registry, bounds: Bounds) {
    this.#context = context;
    this.#nodes = nodes;
    this.#registry = registry;
    this.#bounds = bounds;
    nodes.on('change', (change) => this.#registry.find(change.table)?.hear(change));
    nodes.on('listed', (listed) => this.#list(listed));
    nodes.on('asked', ({ table, waiting, version }) => context.lobby.ask(table, waiting, version));
    nodes.on('gone', ({ table, why }) => {
      context.lobby.remove(table);
      this.#registry.find(table)?.gone(why);
    });
    nodes.on('named', ({ person, name }) => this.#name(person, name));
    nodes.onPresence = (table) => this.#see(table);
    nodes.onVanished = (tables) => this.#miss(tables);
    nodes.onBack = () => this.#again('everything', () => this.#renewAll());
  }

  start(): void {
    const { beltMs, lookMs } = this.#nodes.settings;
    this.#every('belt', beltMs, () => this.#compare());
    this.#every('look', lookMs, () => this.#look());
  }

  async stop(): Promise<void> {
    this.#isClosed = true;
    for (const cancel of this.#cancels.values()) cancel();
    await this.#under;
  }

  #every(what: string, ms: number, task: () => Promise<void>): void {
    if (this.#isClosed) return;
    const next = () => void this.#again(what, task).then(() => this.#every(what, ms, task));
    this.#cancels.set(what, this.#context.clock.after(ms, next));
  }

  /** One after the other. What fails is done at the next time. */
  #again(what: string, task: () => Promise<void>): Promise<void> {
    const before = this.#under;
    const next = async () => {
      await before;
      if (this.#isClosed) return;
      await task().catch((err: unknown) => this.#context.log.debug({ what, err }, 'failed to follow the other servers'));
    };
    this.#under = next();
    return this.#under;
  }

  /** Reads again what has fallen behind, as when a server died after it had stored something and before it could say so. */
  async #compare(): Promise<void> {
    const { actors } = this.#registry;
    if (actors.length === 0) return;
    const before = new Map(actors.map((actor) => [actor, actor.standing]));
    const standings = await this.#context.storage.standings(actors.map(({ id }) => id));
    const stored = new Map(standings.map((standing) => [standing.id, standing]));
    for (const [actor, had] of before) {
      const has = stored.get(actor.id);
      const isBehind = had === null || has === undefined || isAhead(has, had);
      // What has come on meanwhile is compared the next time.
      if (isBehind && isEqual(actor.standing, had)) actor.renew();
    }
  }

  /** Goes on with matches in which the server has something to do and that no server has in memory any more. */
  async #look(): Promise<void> {
    const { storage, lobby, log } = this.#context;
    for (const id of await storage.timedTables()) {
      if (this.#calm.has(id) || this.#registry.find(id) !== undefined || this.#nodes.place(id) > 0) continue;
      this.#calm.add(id);
      await this.#registry
        .at(id)
        .ask('resume', () => undefined)
        .catch((err: unknown) => log.debug({ table: lobby.nameInLog(id), err }, 'failed to resume a match'));
    }
  }

  async #renewAll(): Promise<void> {
    const { storage, clock, settings, people, lobby } = this.#context;
    const before = new Set(lobby.ids);
    const recent = await storage.recentTables(clock.now() - settings.finishedListedMs);
    for (const { table, names, ...waiting } of recent.toSorted((a, b) => a.table.createdAt - b.table.createdAt)) {
      people.learn(names);
      before.delete(table.id);
      this.#put(table, waiting);
      lobby.see(table.id, this.#presence(table));
    }
    for (const id of before) lobby.remove(id);
    for (const actor of this.#registry.actors) {
      actor.renew();
      actor.heed();
    }
    this.#calm.clear();
    await this.#look();
  }

  #list({ record, waiting, version, names, from }: Told<'listed'>): void {
    const { people, lobby } = this.#context;
    people.learn(names);
    this.#put(record, waiting);
    lobby.ask(record.id, waiting, version);
    if (from !== null) this.#bounds.opened(from, record.id);
  }

  #put(record: TableRecord, waiting: Waiting): void {
    const { lobby } = this.#context;
    const known = lobby.record(record.id);
    if (known === undefined || known.rev < record.rev) lobby.put(record, waiting, this.#presence(record));
  }

  #name(person: string, name: string): void {
    const { people, lobby } = this.#context;
    people.learn({ [person]: name });
    for (const id of new Set([...lobby.tablesOf({ id: person }), ...this.#registry.whereHere(person)])) {
      this.#registry.find(id)?.introduceAgain();
      this.#see(id);
    }
  }

  /** Who is at a table by way of other servers has changed, or what they are called. */
  #see(id: string): void {
    for (const here of this.#nodes.elsewhere.at(id)) this.#context.people.meet(here.people);
    const actor = this.#registry.find(id);
    const record = this.#context.lobby.record(id);
    if (actor !== undefined) actor.heed();
    else if (record !== undefined) this.#context.lobby.see(id, this.#presence(record));
  }

  /** A server is gone, and its people with it. */
  #miss(tables: readonly string[]): void {
    for (const id of tables) this.#see(id);
    this.#calm.clear();
    void this.#again('look', () => this.#look());
  }

  #presence(record: TableRecord): Presence {
    const room = this.#registry.find(record.id)?.room;
    return room?.presence({ table: record }) ?? presenceAt(record, [], 0, this.#nodes.elsewhere.at(record.id));
  }
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
