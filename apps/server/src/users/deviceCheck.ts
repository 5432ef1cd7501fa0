import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Storage } from '../storage/storage.ts';

interface DeviceCheckParts {
  storage: Storage;
  clock: Clock;
  log: Log;
  nodes: Nodes;
  /** The devices that are connected to this server. */
  connected: () => ReadonlySet<string>;
  /** Called for each of them that was signed out. */
  signedOut: (device: string) => void;
}

/**
 * Finds connected devices that were signed out through another server. The message about it may be
 * lost unnoticed, for example while Redis is down, so this polls the storage.
 */
export class DeviceCheck {
  readonly #parts: DeviceCheckParts;
  readonly #unsubscribe: () => void;
  #cancel: (() => void) | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: DeviceCheckParts) {
    this.#parts = parts;
    this.#unsubscribe = parts.nodes.subscribe({ recovered: () => this.#check() });
    this.#wait();
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#cancel?.();
    await this.#running;
  }

  #wait(): void {
    const { clock, nodes } = this.#parts;
    this.#cancel = clock.after(nodes.settings.devicesMs, () => {
      this.#check();
      this.#wait();
    });
  }

  #check(): void {
    const { log } = this.#parts;
    this.#running = this.#running
      .then(() => this.#find())
      .catch((err: unknown) => log.warn({ err }, 'failed to look for devices that were signed out'));
  }

  async #find(): Promise<void> {
    const { storage, connected, signedOut } = this.#parts;
    const devices = connected();
    if (devices.size === 0) return;
    const known = new Set(await storage.knownDevices([...devices]));
    for (const device of devices) if (!known.has(device)) signedOut(device);
  }
}
