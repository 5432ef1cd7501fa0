import type { Clock } from '../clock.ts';
import { networkOf, UNKNOWN } from '../http/client-address.ts';
import { HttpRefusedError } from '../http/refused.ts';
import type { BlockRecord, Storage } from '../storage/index.ts';

const HOUR = 60 * 60 * 1000;

/** The longest block, in hours: a year. */
export const LONGEST_BLOCK = 365 * 24;

const loopback = /^(127\.|0:0:0:0::\/64$)/;

/** Addresses that the operator has turned away for a time: themselves, or for IPv6 the /64 network of a household. */
export class Blocks {
  /** Called when one was added or lifted here. */
  onChange: () => void = () => undefined;
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #until = new Map<string, number>();

  private constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  static async open(storage: Storage, clock: Clock): Promise<Blocks> {
    const blocks = new Blocks(storage, clock);
    await blocks.renew();
    return blocks;
  }

  /** Reads again what another server may have changed. */
  async renew(): Promise<void> {
    const stored = await this.#storage.blocks();
    this.#until.clear();
    for (const { address, until } of stored) this.#until.set(address, until);
  }

  /** Until when this address is turned away; null when it is not. */
  until(address: string): number | null {
    if (this.#until.size === 0) return null;
    const until = this.#until.get(blockable(address));
    return until !== undefined && until > this.#clock.now() ? until : null;
  }

  /** Those that still count; what ends first comes first. */
  get list(): BlockRecord[] {
    const now = this.#clock.now();
    return [...this.#until]
      .map(([address, until]) => ({ address, until }))
      .filter(({ until }) => until > now)
      .toSorted((a, b) => a.until - b.until);
  }

  /**
   * @param own from where the operator asks for it, who is not to lock themselves out
   * @throws HttpRefusedError `noAddress`, or `ownAddress`, also for this very machine
   */
  async add(address: string, hours: number, own: string): Promise<BlockRecord> {
    const blocked = blockable(address);
    if (blocked === UNKNOWN) throw new HttpRefusedError(400, 'noAddress');
    if (blocked === blockable(own) || loopback.test(blocked)) throw new HttpRefusedError(409, 'ownAddress');
    const now = this.#clock.now();
    const block = { address: blocked, until: now + Math.round(hours * HOUR) };
    await this.#storage.forgetBlocks(now);
    await this.#storage.addBlock(block);
    for (const [each, until] of this.#until) if (until <= now) this.#until.delete(each);
    this.#until.set(blocked, block.until);
    this.onChange();
    return block;
  }

  /** Answers whether it was turned away. */
  async lift(address: string): Promise<boolean> {
    const blocked = blockable(address);
    const was = this.until(blocked) !== null;
    await this.#storage.dropBlock(blocked);
    this.#until.delete(blocked);
    this.onChange();
    return was;
  }
}

/** The key of a block, however the address is written: an IPv4 address that came by IPv6 is the same one. */
export function blockable(address: string): string {
  return networkOf(address.trim().replace(/\/64$/, ''));
}
