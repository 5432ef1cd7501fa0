import type { TableStatus } from '@sobremesa/protocol';
import { RefusedError } from '../../refused.ts';
import { ConflictError } from '../../storage/errors.ts';
import type { Context } from '../context.ts';
import type { Registry } from '../actor/registry.ts';
import type { MatchDocuments } from '../matchDocuments.ts';

/** Removes idle tables, used links, people without a seat, and old matches of groups. */
export class Sweeper {
  readonly #context: Context;
  readonly #registry: Registry;
  readonly #documents: MatchDocuments;
  readonly #startedAt: number;
  /**
   * Tables that cannot be removed although the storage works. Each is logged once and skipped from
   * then on.
   */
  readonly #broken = new Set<string>();
  #cancel: (() => void) | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(context: Context, registry: Registry, documents: MatchDocuments) {
    this.#context = context;
    this.#registry = registry;
    this.#documents = documents;
    this.#startedAt = context.clock.now();
  }

  start(): void {
    const { clock, settings, log } = this.#context;
    this.#cancel = clock.after(settings.sweepEveryMs, () => {
      this.#running = this.#sweep().catch((err: unknown) => log.error({ err }, 'the sweeper failed'));
      this.start();
    });
  }

  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#running;
  }

  async #sweep(): Promise<void> {
    const { storage, clock, settings, lobby, groups, nodes } = this.#context;
    const now = clock.now();
    // Before their tables are removed.
    await this.#documents.storePending();
    // Nobody could visit an open table while the server was down.
    if (now - this.#startedAt > settings.openIdleMs) await this.#expire('open', now - settings.openIdleMs);
    await this.#expire('running', now - settings.runningIdleMs);
    await this.#expire('running', now - settings.solitaryIdleMs, (id) => lobby.isSolitary(id));
    await this.#expire('finished', now - settings.finishedKeepMs);
    for (const id of lobby.finishedBefore(now - settings.finishedListedMs)) lobby.remove(id);
    await storage.forgetSeatTransfers(now);
    await storage.forgetDeviceTokens(now);
    await storage.forgetChannels(now - settings.unconfirmedMs);
    // A delivery takes at most a minute.
    await storage.forgetDeliveries(now - settings.unconfirmedMs);
    await storage.forgetAllowances(now);
    const forgotten = await storage.forgetUsers(now - settings.userKeepMs).catch(noneOnConflict);
    await storage.forgetGroups(now - settings.groupKeepMs);
    groups.keep(new Set([...lobby.groups, ...this.#registry.groups]));
    // Users who were forgotten have left their groups.
    if (nodes !== null || forgotten > 0) await groups.refreshAll();
    else await groups.retryFailed();
    this.#registry.evictIdle();
  }

  async #expire(status: TableStatus, before: number, may: (id: string) => boolean = () => true): Promise<void> {
    const { storage, log, nodes, lobby } = this.#context;
    for (const id of await storage.idleTables(status, before)) {
      if (this.#broken.has(id) || !may(id) || (status === 'open' && this.#registry.hasVisitors(id))) continue;
      if ((nodes?.rank(id) ?? 0) > 0) continue;
      const actor = this.#registry.at(id);
      const table = lobby.nameInLog(id);
      const expired = await actor
        .end('expired', async (live) => {
          if (live.table.status !== status || (status === 'open' && actor.room.hasVisitors)) return { answer: undefined };
          const head = await storage.head(id);
          return head !== null && head.activeAt < before ? 'expired' : { answer: undefined };
        })
        .catch(async (err: unknown) => {
          if (err instanceof RefusedError && err.refusal.code !== 'internal') return false;
          // If no write succeeds, the table is not the cause.
          await storage.probe();
          this.#broken.add(id);
          log.warn({ table, err }, 'failed to remove an idle table');
          return false;
        });
      if (expired) log.info({ table, status }, 'removed an idle table');
    }
  }
}

/**
 * One of them took a seat on another server at the same moment: the next sweep removes the others.
 */
function noneOnConflict(error: unknown): number {
  if (!(error instanceof ConflictError)) throw error;
  return 0;
}
