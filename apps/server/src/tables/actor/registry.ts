import type { Context } from '../context.ts';
import { TableActor } from './actor.ts';

/** The tables in memory. Each has at most one actor, which its first request creates. */
export class Registry {
  readonly #context: Context;
  readonly #actors = new Map<string, TableActor>();
  /** Actors of tables that were deleted, as long as requests wait for them. */
  readonly #stopping = new Set<Promise<void>>();

  constructor(context: Context) {
    this.#context = context;
  }

  at(id: string): TableActor {
    return this.#actors.get(id) ?? this.#create(id);
  }

  /** The actor of a table in memory. */
  find(id: string): TableActor | undefined {
    return this.#actors.get(id);
  }

  get actors(): readonly TableActor[] {
    return [...this.#actors.values()];
  }

  /** Ids of the tables in memory that this person has open. */
  tablesWith(person: string): string[] {
    return [...this.#actors.values()].filter(({ room }) => room.isConnected(person)).map(({ id }) => id);
  }

  /** Ids of the groups that have tables in memory. */
  get groups(): string[] {
    return this.actors.flatMap(({ group }) => group ?? []);
  }

  hasVisitors(id: string): boolean {
    return this.#actors.get(id)?.room.hasVisitors ?? false;
  }

  /** Number of tables in memory, and of people who have one open. */
  get standing(): { live: number; present: number } {
    const present = new Set([...this.#actors.values()].flatMap(({ room }) => room.people));
    return { live: this.#actors.size, present: present.size };
  }

  evictIdle(): void {
    for (const actor of this.actors) if (actor.idle) this.#drop(actor);
  }

  /** Resolves when all requests are answered and all matches are stored completely. */
  async stop(): Promise<void> {
    await Promise.all([...this.#stopping, ...this.actors.map((actor) => actor.stop())]);
  }

  #create(id: string): TableActor {
    const actor = new TableActor(id, this.#context, () => {
      if (this.#actors.get(id) !== actor) return;
      this.#drop(actor);
      const stopping = actor.stop().finally(() => this.#stopping.delete(stopping));
      this.#stopping.add(stopping);
    });
    this.#actors.set(id, actor);
    return actor;
  }

  #drop(actor: TableActor): void {
    const { id } = actor;
    actor.disarm();
    this.#actors.delete(id);
    this.#context.nodes?.unfollow(id);
  }
}
