import type { Nodes } from '../../nodes/nodes.ts';
import type { User } from '../../users/user.ts';
import { RefusedError } from '../../refused.ts';
import { Queue } from '../actor/queue.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { RequestGate } from '../requestGate.ts';
import type { TablesSettings } from '../settings.ts';
import { Locks } from './locks.ts';

interface PlacesParts {
  lobby: Lobby;
  settings: Pick<TablesSettings, 'tablesPerUser'>;
  /** The other servers behind the same address; null if there are none. */
  nodes: Nodes | null;
  gate: RequestGate;
}

/** A request turned out to need a place, and so the locks of its person. It changed nothing. */
class NeedsLockError extends RefusedError {
  constructor() {
    super('unavailable');
  }
}

const needsLock = new NeedsLockError();
const throwNeedsLock = (): never => {
  throw needsLock;
};

/**
 * Limits the number of tables at which a person plays. Requests that take a place run one after the
 * other per person, on all servers together.
 */
export class Places {
  readonly #parts: PlacesParts;
  /** By people and addresses. */
  readonly #locks = new Locks();
  /** Tables are opened one after another, so that the total limit holds. */
  readonly #openings = new Queue();

  constructor(parts: PlacesParts) {
    this.#parts = parts;
  }

  /**
   * Runs a request that may take a place. Few moves do, so that the first attempt takes no lock.
   *
   * @param work gets a function that throws if the person has no place left
   */
  async taking<T>(user: User, work: (requirePlace: () => void) => Promise<T>): Promise<T> {
    try {
      return await work(throwNeedsLock);
    } catch (error) {
      if (error !== needsLock) throw error;
    }
    return this.#parts.gate.run(() => this.#locked([user.id], () => work(() => this.require(user))));
  }

  /**
   * Runs a request that opens a table.
   *
   * @param names of people and addresses whose limits it needs
   */
  opening<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    return this.#locked(names, () => this.#openings.run(work));
  }

  /** @throws RefusedError `tooManyTables` */
  require(user: User): void {
    const { lobby, settings } = this.#parts;
    if (lobby.seatsOf(user) >= settings.tablesPerUser) throw new RefusedError('tooManyTables');
  }

  /**
   * Runs work exclusively under these names on all servers, after this server has received all
   * earlier changes of the others.
   */
  #locked<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const { nodes } = this.#parts;
    return this.#locks.run(names, () => (nodes === null ? work() : nodes.exclusively(names, work)));
  }
}
