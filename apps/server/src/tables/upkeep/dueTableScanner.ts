import { firstDue } from '../rules/clock.ts';
import type { Context } from '../context.ts';
import { serverHasToMove } from '../rules/timeControl.ts';
import type { Registry } from '../actor/registry.ts';

/**
 * Loads tables shortly before their clock needs the server, so that a correspondence match need not
 * stay in memory until then.
 */
export class DueTableScanner {
  readonly #context: Context;
  readonly #registry: Registry;
  /**
   * Tables that were loaded too early, as after an outage: their stored time, and the time at which
   * they are really due.
   */
  readonly #postponed = new Map<string, { due: number; really: number }>();
  #cancel: (() => void) | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(context: Context, registry: Registry) {
    this.#context = context;
    this.#registry = registry;
  }

  start(): void {
    const { clock, settings, log } = this.#context;
    this.#running = this.#scan().catch((err: unknown) => log.error({ err }, 'failed to scan for due tables'));
    this.#cancel = clock.after(settings.wakeEveryMs, () => this.start());
  }

  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#running;
  }

  async #scan(): Promise<void> {
    const { storage, clock, settings, nodes, lobby, log } = this.#context;
    const soon = clock.now() + settings.wakeAheadMs;
    for (const { id, due } of await storage.dueTables(soon)) {
      const postponed = this.#postponed.get(id);
      if (postponed?.due === due && postponed.really > soon) continue;
      this.#postponed.delete(id);
      if (this.#registry.find(id) !== undefined || (nodes?.rank(id) ?? 0) > 0) continue;
      await this.#registry
        .at(id)
        .ask('wake', ({ table, match }) => {
          if (match !== null && serverHasToMove(table, match)) return;
          const really = table.clock === null ? null : firstDue(table.clock);
          if (really !== null && really > soon) this.#postponed.set(id, { due, really });
        })
        .catch((err: unknown) => log.error({ table: lobby.nameInLog(id), err }, 'failed to load a due table'));
    }
  }
}
