import type { TableStatus } from '@sobremesa/protocol';
import { RefusedError } from '../../refused.ts';
import { ConflictError } from '../../storage/errors.ts';
import type { Context } from '../context.ts';
import type { Registry } from '../actor/registry.ts';

/** Gives up what nobody comes back to: idle tables, old handovers, people without a seat. */
export class Sweeper {
  readonly #context: Context;
  readonly #registry: Registry;
  readonly #startedAt: number;
  /** Tables that could not be given up although the storage works: each is told of once, and left to whoever mends it. */
  readonly #broken = new Set<string>();
  #cancel: (() => void) | null = null;
  #under: Promise<void> = Promise.resolve();

  constructor(context: Context, registry: Registry) {
    this.#context = context;
    this.#registry = registry;
    this.#startedAt = context.clock.now();
  }

  start(): void {
    const { clock, settings, log } = this.#context;
    this.#cancel = clock.after(settings.sweepEveryMs, () => {
      this.#under = this.#sweep().catch((err: unknown) => log.error({ err }, 'the sweeper failed'));
      this.start();
    });
  }

  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#under;
  }

  async #sweep(): Promise<void> {
    const { storage, clock, settings, lobby } = this.#context;
    const now = clock.now();
    // While the server was down nobody could be at a table, so its time does not count against open ones.
    if (now - this.#startedAt > settings.openIdleMs) await this.#expire('open', now - settings.openIdleMs);
    await this.#expire('running', now - settings.runningIdleMs);
    await this.#expire('running', now - settings.solitaryIdleMs, (id) => lobby.isSolitary(id));
    await this.#expire('finished', now - settings.finishedKeepMs);
    for (const id of lobby.finishedBefore(now - settings.finishedListedMs)) lobby.remove(id);
    await storage.forgetHandovers(now);
    await storage.forgetChannels(now - settings.unconfirmedMs);
    // What is being sent takes a minute at most.
    await storage.forgetDeliveries(now - settings.unconfirmedMs);
    await storage.forgetAllowances(now);
    await storage.forgetPeople(now - settings.personKeepMs).catch(unlessSomebodySatDown);
    this.#registry.evictIdle();
  }

  async #expire(status: TableStatus, before: number, may: (id: string) => boolean = () => true): Promise<void> {
    const { storage, log, nodes, lobby } = this.#context;
    for (const id of await storage.idleTables(status, before)) {
      if (this.#broken.has(id) || !may(id) || (status === 'open' && this.#registry.isVisited(id))) continue;
      if ((nodes?.place(id) ?? 0) > 0) continue;
      const actor = this.#registry.at(id);
      const table = lobby.nameInLog(id);
      const expired = await actor
        .end('expired', async (live) => {
          if (live.table.status !== status || (status === 'open' && actor.room.isVisited)) return { answer: undefined };
          const head = await storage.head(id);
          return head !== null && head.activeAt < before ? 'expired' : { answer: undefined };
        })
        .catch(async (err: unknown) => {
          if (err instanceof RefusedError && err.refusal.code !== 'internal') return false;
          // Where nothing can be written, the fault is not the table's.
          await storage.probe();
          this.#broken.add(id);
          log.warn({ table, err }, 'failed to remove an idle table');
          return false;
        });
      if (expired) log.info({ table, status }, 'removed an idle table');
    }
  }
}

/** One of them sat down again by way of another server at that very moment: the next sweep forgets the rest. */
function unlessSomebodySatDown(error: unknown): void {
  if (!(error instanceof ConflictError)) throw error;
}
