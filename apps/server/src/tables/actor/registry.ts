import { TableActor } from './actor.ts';
import type { Context } from '../context.ts';

/** The live tables. There is at most one actor for each, and it is made by the first request. */
export class Registry {
  readonly #context: Context;
  readonly #actors = new Map<string, TableActor>();

  constructor(context: Context) {
    this.#context = context;
  }

  at(id: string): TableActor {
    let actor = this.#actors.get(id);
    if (actor === undefined) {
      const made = new TableActor(id, this.#context, () => {
        if (this.#actors.get(id) === made) this.#drop(made);
      });
      actor = made;
      this.#actors.set(id, made);
    }
    return actor;
  }

  /** The actor of a table that is in memory; undefined for any other. */
  find(id: string): TableActor | undefined {
    return this.#actors.get(id);
  }

  /** All that are in memory. */
  get actors(): readonly TableActor[] {
    return [...this.#actors.values()];
  }

  /** Every live table at which this person has the page open. */
  whereHere(person: string): string[] {
    return [...this.#actors.values()].filter(({ room }) => room.isHere(person)).map(({ id }) => id);
  }

  /** Whether somebody has this table open. */
  isVisited(id: string): boolean {
    return this.#actors.get(id)?.room.isVisited ?? false;
  }

  /** Tables in memory, and people who have one open. */
  get standing(): { live: number; present: number } {
    const present = new Set([...this.#actors.values()].flatMap(({ room }) => room.people));
    return { live: this.#actors.size, present: present.size };
  }

  /** Drops what nobody needs in memory. */
  evictIdle(): void {
    for (const actor of this.actors) if (actor.idle) this.#drop(actor);
  }

  #drop(actor: TableActor): void {
    const { id } = actor;
    actor.rest();
    this.#actors.delete(id);
    this.#context.nodes?.unfollow(id);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#actors.values()].map((actor) => actor.stop()));
  }
}
