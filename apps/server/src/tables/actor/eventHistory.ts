import type { GameEvent } from '@sobremesa/games';
import type { LogRecord } from '@sobremesa/match';
import { limits } from '@sobremesa/protocol';
import type { Storage } from '../../storage/storage.ts';
import type { Live } from '../rules/live.ts';
import { Queue } from './queue.ts';

/**
 * The events of a match from its first move on, without undone moves: everything that an attentive
 * player can know. The newest log lines are in memory with the table; older ones are read once.
 */
export class EventHistory {
  readonly #storage: Storage;
  readonly #queue = new Queue();
  #lines: LogRecord[] = [];
  /** The `seq` of the next line. */
  #next = 0;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Unfiltered: events for a seat have to pass `viewEvent`. */
  until(live: Live): Promise<readonly GameEvent[]> {
    return this.#queue.run(async () => {
      if (this.#next < live.nextLine) await this.#add(live);
      const version = live.match?.version ?? 0;
      return this.#lines.filter((line) => line.version <= version).map(({ entry }) => entry.event);
    });
  }

  async #add(live: Live): Promise<void> {
    const { id } = live.table;
    const fresh = [...(await this.#olderLines(live)), ...live.log.filter(({ seq }) => seq >= this.#next)];
    const undone = fresh.find(({ entry }) => entry.kind === 'table' && entry.event.type === 'undone');
    const moves = undone === undefined ? [] : await this.#storage.moves(id, undone.version);
    const undoneTo = new Map(moves.flatMap(({ version, action }) => ('undo' in action ? [[version, action.undo]] : [])));
    for (const line of fresh) {
      if (line.entry.kind === 'game') this.#lines.push(line);
      const stood = undoneTo.get(line.version);
      if (stood !== undefined) this.#lines = this.#lines.filter(({ version }) => version <= stood);
    }
    this.#next = live.nextLine;
  }

  /** Log lines that are in memory neither here nor with the table. */
  async #olderLines({ table, log, nextLine }: Live): Promise<LogRecord[]> {
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
