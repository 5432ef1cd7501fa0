import type { Clock } from '../../clock.ts';
import type { Nodes } from '../../nodes/nodes.ts';
import type { Outage } from '../../storage/records.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Log } from '../../log.ts';
import type { TablesSettings } from '../settings.ts';

/** So many beats must be missing before anybody says that no server was there. */
const MISSING = 3;
/** Outages are kept for so long, in milliseconds: no clock runs that began earlier. */
const KEPT = 400 * 24 * 60 * 60 * 1000;

interface OutagesParts {
  storage: Storage;
  clock: Clock;
  log: Log;
  settings: Pick<TablesSettings, 'aliveEveryMs'>;
  /** The other servers behind the same address; null when there are none. */
  nodes: Pick<Nodes, 'areServed' | 'serve' | 'settings'> | null;
}

/**
 * The times in which no server was there, which are given back to everybody whose clock ran: from the last sign of life that is stored to the
 * next one. A machine that was asleep, and a database that could not be written, are no other than a server that was stopped.
 */
export class Outages {
  /** What is to be done when there is another one. */
  onOutage = (): void => {};
  readonly #parts: OutagesParts;
  #all: readonly Outage[] = [];
  #cancel: (() => void) | null = null;

  constructor(parts: OutagesParts) {
    this.#parts = parts;
  }

  get all(): readonly Outage[] {
    return this.#all;
  }

  /** From now on this server is there. */
  async start(): Promise<void> {
    const { nodes, settings } = this.#parts;
    // Of several that start together each finds that none was there: then what is shorter than they wait for each other is their start.
    const silence = nodes === null ? 0 : (await nodes.areServed()) ? MISSING * settings.aliveEveryMs : nodes.settings.greetMs;
    await this.#beat(silence);
    nodes?.serve();
    this.#again();
  }

  /** Says that this server is there, and looks whether there was an outage. @throws StorageFailedError */
  async look(): Promise<void> {
    await this.#beat(MISSING * this.#parts.settings.aliveEveryMs);
  }

  /** A last sign of life. */
  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#quietly();
  }

  async #beat(silence: number): Promise<void> {
    const { storage, clock } = this.#parts;
    const now = clock.now();
    const before = this.#all.at(-1);
    this.#all = await storage.beat(now, silence, now - KEPT);
    if (this.#all.at(-1)?.until !== before?.until) this.onOutage();
  }

  #again(): void {
    this.#cancel = this.#parts.clock.after(this.#parts.settings.aliveEveryMs, () => {
      this.#again();
      void this.#quietly();
    });
  }

  /** What cannot be stored is an outage by and by, and found to be one when it can be stored again. */
  async #quietly(): Promise<void> {
    await this.look().catch((err: unknown) => this.#parts.log.debug({ err }, 'failed to store a sign of life'));
  }
}
