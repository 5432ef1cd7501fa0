import { allowanceOf } from '../../allowance.ts';
import { RefusedError } from '../../refused.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Spectators } from '../actor/room.ts';
import type { TablesSettings } from '../settings.ts';

/**
 * How many tables there may be, and how many spectators at one table. Addresses are kept in memory alone, and only as long as a
 * table that they opened lives.
 */
export class Bounds {
  readonly #lobby: Lobby;
  readonly #settings: TablesSettings;
  /** By the address that opened them. */
  readonly #tables = new Map<string, string[]>();

  constructor(lobby: Lobby, settings: TablesSettings) {
    this.#lobby = lobby;
    this.#settings = settings;
  }

  /** @throws RefusedError `tooManyTablesHere` or `serverFull` when this address may not open another table now. */
  mustAllow(from: string): void {
    const { tablesPerAddress, tablesInAll } = this.#settings;
    const held = (this.#tables.get(from) ?? []).filter((id) => this.#lobby.isLiving(id)).length;
    if (held >= tablesPerAddress) throw new RefusedError('tooManyTablesHere');
    const { open, running } = this.#lobby.standing;
    if (held >= allowanceOf(tablesPerAddress, tablesInAll - open - running)) throw new RefusedError('serverFull');
  }

  /**
   * @param spectators those that the table has already
   * @throws RefusedError `tooManySpectators` or `tooManySpectatorsHere` when it has no place for another one
   */
  mustAdmit({ inAll, fromAddress }: Spectators): void {
    if (fromAddress >= this.#settings.spectatorsPerAddress) throw new RefusedError('tooManySpectatorsHere');
    if (inAll >= this.#settings.spectatorsPerTable) throw new RefusedError('tooManySpectators');
  }

  /** After a table was opened, here or by way of another server. */
  opened(from: string, id: string): void {
    for (const [address, ids] of this.#tables) {
      const living = ids.filter((each) => this.#lobby.isLiving(each));
      if (living.length === 0) this.#tables.delete(address);
      else this.#tables.set(address, living);
    }
    this.#tables.set(from, [...(this.#tables.get(from) ?? []), id]);
  }
}
