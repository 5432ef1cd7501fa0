import { firstDue } from '../rules/clock.ts';
import type { Context } from '../context.ts';
import { hasToMove } from '../rules/timeControl.ts';
import type { Registry } from '../actor/registry.ts';

/** Wakes tables shortly before their clock wants something done, so that a match over days need not be kept in memory until then. */
export class Wakes {
  readonly #context: Context;
  readonly #registry: Registry;
  /** Tables that were woken too early, as after an outage: for when they asked, and when they really have to be. */
  readonly #later = new Map<string, { due: number; really: number }>();
  #cancel: (() => void) | null = null;
  #under: Promise<void> = Promise.resolve();

  constructor(context: Context, registry: Registry) {
    this.#context = context;
    this.#registry = registry;
  }

  start(): void {
    const { clock, settings, log } = this.#context;
    this.#under = this.#look().catch((err: unknown) => log.error({ err }, 'failed to wake tables'));
    this.#cancel = clock.after(settings.wakeEveryMs, () => this.start());
  }

  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#under;
  }

  async #look(): Promise<void> {
    const { storage, clock, settings, nodes, lobby, log } = this.#context;
    const soon = clock.now() + settings.wakeAheadMs;
    for (const { id, due } of await storage.dueTables(soon)) {
      const later = this.#later.get(id);
      if (later?.due === due && later.really > soon) continue;
      this.#later.delete(id);
      if (this.#registry.find(id) !== undefined || (nodes?.place(id) ?? 0) > 0) continue;
      await this.#registry
        .at(id)
        .ask('wake', ({ table, match }) => {
          if (match !== null && hasToMove(table, match)) return;
          const really = table.clock === null ? null : firstDue(table.clock);
          if (really !== null && really > soon) this.#later.set(id, { due, really });
        })
        .catch((err: unknown) => log.error({ table: lobby.nameInLog(id), err }, 'failed to wake a table'));
    }
  }
}
