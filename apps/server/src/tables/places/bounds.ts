import { allowanceOf } from '../../allowance.ts';
import { RefusedError } from '../../refused.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Spectators } from '../actor/room.ts';
import type { TablesSettings } from '../settings.ts';

/**
 * Limits the number of tables, and of spectators at each. It keeps addresses in memory only, each
 * as long as a table exists that was opened from it.
 */
export class Bounds {
  readonly #lobby: Lobby;
  readonly #settings: TablesSettings;
  /** By address: the tables that were opened from it. */
  readonly #tables = new Map<string, string[]>();

  constructor(lobby: Lobby, settings: TablesSettings) {
    this.#lobby = lobby;
    this.#settings = settings;
  }

  /**
   * @throws RefusedError `tooManyTablesHere` or `serverFull` if this address may not open another
   * table now
   */
  requireTableAllowed(from: string): void {
    const { tablesPerAddress, tablesInAll } = this.#settings;
    const held = (this.#tables.get(from) ?? []).filter((id) => this.#lobby.isLiving(id)).length;
    if (held >= tablesPerAddress) throw new RefusedError('tooManyTablesHere');
    const { open, running } = this.#lobby.standing;
    if (held >= allowanceOf(tablesPerAddress, tablesInAll - open - running)) throw new RefusedError('serverFull');
  }

  /**
   * @param spectators the other spectators of the table
   * @throws RefusedError `tooManySpectators` or `tooManySpectatorsHere` if there is no room for
   * another one
   */
  requireSpectatorAllowed({ inAll, fromAddress }: Spectators): void {
    if (fromAddress >= this.#settings.spectatorsPerAddress) throw new RefusedError('tooManySpectatorsHere');
    if (inAll >= this.#settings.spectatorsPerTable) throw new RefusedError('tooManySpectators');
  }

  /** A table was opened from this address, here or through another server. */
  opened(from: string, id: string): void {
    for (const [address, ids] of this.#tables) {
      const living = ids.filter((each) => this.#lobby.isLiving(each));
      if (living.length === 0) this.#tables.delete(address);
      else this.#tables.set(address, living);
    }
    this.#tables.set(from, [...(this.#tables.get(from) ?? []), id]);
  }
}
