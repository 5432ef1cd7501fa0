import { setImmediate as eventLoop } from 'node:timers/promises';
import type { Audience, Shown } from '@sobremesa/match';
import { storedDocument } from '../groups/document.ts';
import { RefusedError } from '../refused.ts';
import { StorageFailedError } from '../storage/errors.ts';
import type { Registry } from './actor/registry.ts';
import type { Context } from './context.ts';
import { Documents } from './documents.ts';
import { historyText } from './history.ts';
import { documentText, finishedMatch } from './matchDocument.ts';
import type { Live } from './rules/live.ts';

/**
 * Writes the documents of finished matches and the histories of running ones, and stores the
 * documents of groups.
 */
export class MatchDocuments {
  readonly #context: Context;
  readonly #registry: Registry;
  readonly #documents = new Documents();
  readonly #storing = new Set<Promise<void>>();
  /** Tables whose document cannot be stored although the storage works. Each is logged once. */
  readonly #broken = new Set<string>();

  constructor(context: Context, registry: Registry) {
    this.#context = context;
    this.#registry = registry;
  }

  /**
   * The document of a finished match as JSON; null if it was played under other rules than the
   * present ones.
   *
   * @throws RefusedError `rateLimited`, `unknownTable` or `notFinished`
   */
  of(table: string): Promise<string | null> {
    const { storage, users } = this.#context;
    return this.#documents.of(table, async () => {
      const actor = this.#registry.at(table);
      const finished = await actor.ask('document', (live) => finishedMatch(storage, live, (id) => users.nameOf(id)));
      // Outside the table's queue: replaying moves must not hold up the table.
      return documentText(finished, eventLoop);
    });
  }

  /**
   * A running match as an audience has seen it, as JSON; see `historyText`.
   *
   * @throws RefusedError `rateLimited`
   */
  historyOf(live: Live, seen: { audience: Audience; shown: Shown }): Promise<string | null> {
    const key = `${live.table.id} ${seen.audience} ${seen.shown.version} ${live.nextLine}`;
    return this.#documents.of(key, () => historyText(this.#context.storage, live, seen, eventLoop));
  }

  /** The match of a group's table has ended: stores its document soon. */
  finished(table: string): void {
    const storing = this.#store(table).finally(() => this.#storing.delete(storing));
    this.#storing.add(storing);
  }

  /** Stores documents that are still pending, as after a crash. */
  async storePending(): Promise<void> {
    const { storage, nodes } = this.#context;
    for (const table of await storage.pendingDocuments()) {
      if (!this.#broken.has(table) && (nodes?.rank(table) ?? 0) === 0) await this.#store(table);
    }
  }

  /** Resolves when no document is being stored. */
  async settled(): Promise<void> {
    await Promise.all(this.#storing);
  }

  /** Never rejects. The sweeper repeats it after a temporary failure. */
  async #store(table: string): Promise<void> {
    const { storage, log, lobby } = this.#context;
    try {
      const text = await this.of(table).catch(ifGone);
      await storage.storeGroupDocument(table, text === null ? null : await storedDocument(text));
    } catch (err) {
      const mayPass = err instanceof RefusedError && err.refusal.code !== 'internal';
      if (mayPass || err instanceof StorageFailedError || this.#broken.has(table)) return;
      this.#broken.add(table);
      log.warn({ table: lobby.nameInLog(table), err }, 'failed to store the document of a match');
    }
  }
}

/** A table that was removed meanwhile has no document. */
function ifGone(error: unknown): null {
  if (error instanceof RefusedError && error.refusal.code === 'unknownTable') return null;
  throw error;
}
