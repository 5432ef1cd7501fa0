import type { GameEvent } from '@sobremesa/games';
import type { LogRecord } from '@sobremesa/match';
import { limits } from '@sobremesa/protocol';
import type { Storage } from '../../storage/storage.ts';
import type { Live } from '../rules/live.ts';
import { Queue } from './queue.ts';

/**
 * What happened in a match from its first move on, without what was taken back: what those can know who have listened all the
 * time. The table has the newest lines of the log in memory; older ones are read once.
 */
export class Memory {
  readonly #storage: Storage;
  readonly #queue = new Queue();
  #lines: LogRecord[] = [];
  /** The `seq` of the next line. */
  #next = 0;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Unfiltered; what is told of it to a seat has to pass `viewEvent`. */
  until(live: Live): Promise<readonly GameEvent[]> {
    return this.#queue.run(async () => {
      if (this.#next < live.nextLine) await this.#take(live);
      const version = live.match?.version ?? 0;
      return this.#lines.filter((line) => line.version <= version).map(({ entry }) => entry.event);
    });
  }

  async #take(live: Live): Promise<void> {
    const { id } = live.table;
    const fresh = [...(await this.#missing(live)), ...live.log.filter(({ seq }) => seq >= this.#next)];
    const undone = fresh.find(({ entry }) => entry.kind === 'table' && entry.event.type === 'undone');
    const moves = undone === undefined ? [] : await this.#storage.moves(id, undone.version);
    const ledBackTo = new Map(moves.flatMap(({ version, action }) => ('undo' in action ? [[version, action.undo]] : [])));
    for (const line of fresh) {
      if (line.entry.kind === 'game') this.#lines.push(line);
      const stood = ledBackTo.get(line.version);
      if (stood !== undefined) this.#lines = this.#lines.filter(({ version }) => version <= stood);
    }
    this.#next = live.nextLine;
  }

  /** Lines that are neither here nor with the table. */
  async #missing({ table, log, nextLine }: Live): Promise<LogRecord[]> {
    const pages: LogRecord[][] = [];
    let before = log[0]?.seq ?? nextLine;
    while (before > this.#next) {
      const page = await this.#storage.log(table.id, { before, limit: limits.page });
      if (page[0] === undefined) break;
      pages.unshift(page);
      before = page[0].seq;
    }
    return pages.flat().filter(({ seq }) => seq >= this.#next);
  }
}
