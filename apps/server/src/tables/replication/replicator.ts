import type { Nodes } from '../../nodes/nodes.ts';
import type { MessageOf } from '../../nodes/messages.ts';
import type { TableRecord, TableStanding } from '../../storage/storage.ts';
import type { Registry } from '../actor/registry.ts';
import type { Context } from '../context.ts';
import type { Bounds } from '../places/bounds.ts';
import type { Waiting } from '../rules/live.ts';
import { presenceAt, type Presence } from '../rules/views.ts';

/**
 * Applies the changes of other servers to the tables and the lobby of this one. As messages may be
 * lost, it also polls the storage for loaded tables that have fallen behind.
 */
export class Replicator {
  readonly #context: Context;
  readonly #nodes: Nodes;
  readonly #registry: Registry;
  readonly #bounds: Bounds;
  readonly #cancels = new Map<string, () => void>();
  /** By table: the stored position that it had not reached at the last poll. */
  #behind = new Map<string, TableStanding>();
  /** Matches that were resumed once, and had no scheduled work while nobody was there. */
  readonly #resumed = new Set<string>();
  #running: Promise<void> = Promise.resolve();
  /** Whether the lobby has yet to be read again. */
  #isLobbyDue = false;
  readonly #unsubscribe: () => void;
  #isClosed = false;

  constructor(context: Context, nodes: Nodes, registry: Registry, bounds: Bounds) {
    this.#context = context;
    this.#nodes = nodes;
    this.#registry = registry;
    this.#bounds = bounds;
    this.#unsubscribe = nodes.subscribe({
      change: (change) => registry.find(change.table)?.applyRemote(change),
      listed: (listed) => this.#applyListed(listed),
      turns: ({ turns }) => {
        for (const { table, waiting, version } of turns) context.lobby.setWaiting(table, waiting, version);
      },
      followed: (table, by) => {
        const standing = registry.find(table)?.standing;
        if (standing) nodes.send(by, { type: 'standing', table, ...standing });
      },
      standing: (stored) => registry.find(stored.table)?.reloadIfBehind(stored),
      gone: ({ table, why }) => {
        context.lobby.delete(table);
        registry.find(table)?.deletedRemotely(why);
      },
      named: ({ person, name }) => this.#applyName(person, name),
      presence: (table) => this.#presenceChanged(table),
      lost: (tables) => this.#serverLost(tables),
      recovered: () => this.#enqueue('resync', () => this.#resync()),
      ask: () => this.#resyncLobbySoon(),
    });
  }

  start(): void {
    const { beltMs, lookMs } = this.#nodes.settings;
    this.#every('poll', beltMs, () => this.#poll());
    this.#every('resume', lookMs, () => this.#resumeOrphans());
  }

  async stop(): Promise<void> {
    this.#isClosed = true;
    this.#unsubscribe();
    for (const cancel of this.#cancels.values()) cancel();
    await this.#running;
  }

  #every(what: string, ms: number, task: () => Promise<void>): void {
    if (this.#isClosed) return;
    const next = () => void this.#enqueue(what, task).then(() => this.#every(what, ms, task));
    this.#cancels.set(what, this.#context.clock.after(ms, next));
  }

  /** Runs tasks one after the other. The next round repeats a task that fails. */
  #enqueue(what: string, task: () => Promise<void>): Promise<void> {
    const before = this.#running;
    const next = async () => {
      await before;
      if (this.#isClosed) return;
      await task().catch((err: unknown) => this.#context.log.debug({ what, err }, 'failed to follow the other servers'));
    };
    this.#running = next();
    return this.#running;
  }

  /**
   * Reloads tables that are out of date, for example because a server died between storing a change
   * and sending it. A table that has not reached the stored position may have a message under way,
   * so it is reloaded only if it still has not at the next poll. Under load, reloading at once
   * would add a load for nearly each move.
   */
  async #poll(): Promise<void> {
    const { actors } = this.#registry;
    const before = this.#behind;
    this.#behind = new Map();
    if (actors.length === 0) return;
    const standings = await this.#context.storage.standings(actors.map(({ id }) => id));
    const stored = new Map(standings.map((standing) => [standing.id, standing]));
    for (const actor of actors) {
      const { id } = actor;
      if (this.#registry.find(id) !== actor) continue;
      const now = stored.get(id);
      const then = before.get(id);
      if (now === undefined || actor.needsLoading) actor.reload();
      else if (actor.isBehind(now)) this.#behind.set(id, now);
      if (then !== undefined && actor.isBehind(then)) actor.reloadIfBehind(then);
    }
  }

  /** Resumes matches in which the server has work to do and that no server has loaded. */
  async #resumeOrphans(): Promise<void> {
    const { storage, lobby, log } = this.#context;
    for (const id of await storage.timedTables()) {
      if (this.#resumed.has(id) || this.#registry.find(id) !== undefined || this.#nodes.rank(id) > 0) continue;
      this.#resumed.add(id);
      await this.#registry
        .at(id)
        .ask('resume', () => undefined)
        .catch((err: unknown) => log.debug({ table: lobby.nameInLog(id), err }, 'failed to resume a match'));
    }
  }

  /**
   * Messages of another server may have been lost. Servers that come back together share a read.
   */
  #resyncLobbySoon(): void {
    if (this.#isLobbyDue) return;
    this.#isLobbyDue = true;
    void this.#enqueue('resyncLobby', () => {
      this.#isLobbyDue = false;
      return this.#resyncLobby();
    });
  }

  async #resyncLobby(): Promise<void> {
    const { storage, clock, settings, users, lobby } = this.#context;
    const before = new Set(lobby.ids);
    const recent = await storage.recentTables(clock.now() - settings.finishedListedMs);
    for (const { table, names, ...waiting } of recent.toSorted((a, b) => a.table.createdAt - b.table.createdAt)) {
      users.learn(names);
      before.delete(table.id);
      this.list(table, waiting);
      lobby.setPresence(table.id, this.#presence(table));
    }
    for (const id of before) lobby.remove(id);
  }

  /** Reloads everything after messages may have been lost. */
  async #resync(): Promise<void> {
    await this.#resyncLobby();
    await this.#context.groups.refreshAll();
    for (const actor of this.#registry.actors) {
      actor.reload();
      actor.remotePresenceChanged();
    }
    this.#resumed.clear();
    await this.#resumeOrphans();
  }

  #applyListed({ record, waiting, version, names, from }: MessageOf<'listed'>): void {
    const { users, lobby } = this.#context;
    users.learn(names);
    this.list(record, waiting);
    lobby.setWaiting(record.id, waiting, version);
    if (from !== null) this.#bounds.opened(from, record.id);
  }

  /** Lists a table in the lobby, unless a later record of it is known. */
  list(record: TableRecord, waiting: Waiting): void {
    const { lobby } = this.#context;
    const known = lobby.record(record.id);
    if (known === undefined || known.rev < record.rev) lobby.put(record, waiting, this.#presence(record));
  }

  #applyName(person: string, name: string): void {
    const { users, lobby } = this.#context;
    users.learn({ [person]: name });
    for (const id of new Set([...lobby.tablesOf({ id: person }), ...this.#registry.tablesWith(person)])) {
      this.#registry.find(id)?.invalidateSentPresence();
      this.#presenceChanged(id);
    }
  }

  /** The presence or a name at a table has changed through another server. */
  #presenceChanged(id: string): void {
    for (const { people } of this.#nodes.remote.at(id)) this.#context.users.meet(people);
    const actor = this.#registry.find(id);
    const record = this.#context.lobby.record(id);
    if (actor !== undefined) actor.remotePresenceChanged();
    else if (record !== undefined) this.#context.lobby.setPresence(id, this.#presence(record));
  }

  #serverLost(tables: readonly string[]): void {
    for (const id of tables) this.#presenceChanged(id);
    this.#resumed.clear();
    void this.#enqueue('resume', () => this.#resumeOrphans());
  }

  #presence(record: TableRecord): Presence {
    const room = this.#registry.find(record.id)?.room;
    return room?.presence({ table: record }) ?? presenceAt(record, [], 0, this.#nodes.remote.at(record.id));
  }
}
