import type { Clock } from '../../clock.ts';
import type { Nodes } from '../../nodes/nodes.ts';
import type { Outage } from '../../storage/records.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Log } from '../../log.ts';
import type { TablesSettings } from '../settings.ts';

/** This many heartbeats must be missing for an outage. */
const MISSING = 3;
/** How long outages are kept, in milliseconds: no running clock started earlier. */
const KEPT = 400 * 24 * 60 * 60 * 1000;

interface OutagesParts {
  storage: Storage;
  clock: Clock;
  log: Log;
  settings: Pick<TablesSettings, 'aliveEveryMs'>;
  /** The other servers behind the same address; null if there are none. */
  nodes: Pick<Nodes, 'hasServingPeer' | 'startServing' | 'settings'> | null;
  /** Called after another outage, with all of them. */
  onOutage: (outages: readonly Outage[]) => void;
}

/**
 * The times in which no server ran, which are given back to every running clock: from the last
 * stored heartbeat to the next one. A machine that slept and a database that took no writes count
 * the same as a server that was stopped.
 */
export class Outages {
  readonly #parts: OutagesParts;
  #all: readonly Outage[] = [];
  #cancel: (() => void) | null = null;

  constructor(parts: OutagesParts) {
    this.#parts = parts;
  }

  get all(): readonly Outage[] {
    return this.#all;
  }

  /** Stores the first heartbeat. */
  async start(): Promise<void> {
    const { nodes, settings } = this.#parts;
    // Servers that start together find no other one running. A gap shorter than their wait for each
    // other is only their start, not an outage.
    const silence =
      nodes === null ? 0 : (await nodes.hasServingPeer()) ? MISSING * settings.aliveEveryMs : nodes.settings.greetMs;
    await this.#store(silence);
    nodes?.startServing();
    this.#schedule();
  }

  /** Stores a heartbeat, and so finds an outage until now. @throws StorageFailedError */
  async beat(): Promise<void> {
    await this.#store(MISSING * this.#parts.settings.aliveEveryMs);
  }

  /** Stores a last heartbeat. */
  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#tryBeat();
  }

  async #store(silence: number): Promise<void> {
    const { storage, clock } = this.#parts;
    const now = clock.now();
    const before = this.#all.at(-1);
    this.#all = await storage.beat(now, silence, now - KEPT);
    if (this.#all.at(-1)?.until !== before?.until) this.#parts.onOutage(this.#all);
  }

  #schedule(): void {
    this.#cancel = this.#parts.clock.after(this.#parts.settings.aliveEveryMs, () => {
      this.#schedule();
      void this.#tryBeat();
    });
  }

  /** A failed heartbeat becomes an outage, which the next heartbeat detects. */
  async #tryBeat(): Promise<void> {
    await this.beat().catch((err: unknown) => this.#parts.log.debug({ err }, 'failed to store a heartbeat'));
  }
}
