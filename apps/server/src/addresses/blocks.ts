import type { Clock } from '../clock.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { BlockRecord, Storage } from '../storage/index.ts';
import { networkOf, UNKNOWN } from './clientAddress.ts';

const HOUR = 60 * 60 * 1000;

/** The longest block, in hours: a year. */
export const LONGEST_BLOCK = 365 * 24;

const loopback = /^(127\.|0:0:0:0::\/64$)/;

/** An address cannot be blocked: it is invalid, the operator's own, or this machine's. */
export class BlockRefusedError extends Error {
  override readonly name = 'BlockRefusedError';
  readonly code: 'noAddress' | 'ownAddress';

  constructor(code: BlockRefusedError['code']) {
    super(code);
    this.code = code;
  }
}

interface BlocksParts {
  storage: Storage;
  clock: Clock;
  /** The other servers behind the same address; null if this server runs alone. */
  nodes: Pick<Nodes, 'broadcast' | 'subscribe'> | null;
  /** Closes connections. Called after each change, made by this server or by another one. */
  cut: (isBlocked: (address: string) => boolean) => void;
}

/**
 * Addresses that the operator has blocked for some time: a single IPv4 address, or the /64 network
 * of a household for IPv6. A block holds at all servers behind the same address.
 */
export class Blocks {
  readonly #parts: BlocksParts;
  readonly #until = new Map<string, number>();
  #reloading: Promise<void> = Promise.resolve();

  private constructor(parts: BlocksParts) {
    this.#parts = parts;
    const reload = () => this.#reload();
    // A message about a block is lost while its sender or this server cannot reach Redis.
    parts.nodes?.subscribe({ blocks: reload, ask: reload, recovered: reload });
  }

  static async open(parts: BlocksParts): Promise<Blocks> {
    const blocks = new Blocks(parts);
    await blocks.#load();
    return blocks;
  }

  /** The end of the block of this address; null if it is not blocked. */
  until(address: string): number | null {
    if (this.#until.size === 0) return null;
    const until = this.#until.get(blockable(address));
    return until !== undefined && until > this.#parts.clock.now() ? until : null;
  }

  /** The blocks that have not ended, ordered by their end. */
  get list(): BlockRecord[] {
    const now = this.#parts.clock.now();
    return [...this.#until]
      .map(([address, until]) => ({ address, until }))
      .filter(({ until }) => until > now)
      .toSorted((a, b) => a.until - b.until);
  }

  /**
   * Blocks an address and closes its connections.
   *
   * @param own the operator's address, so that they cannot lock themselves out
   * @throws BlockRefusedError
   */
  async add(address: string, hours: number, own: string): Promise<BlockRecord> {
    const blocked = blockable(address);
    if (blocked === UNKNOWN) throw new BlockRefusedError('noAddress');
    if (blocked === blockable(own) || loopback.test(blocked)) throw new BlockRefusedError('ownAddress');
    const { storage, clock } = this.#parts;
    const now = clock.now();
    const block = { address: blocked, until: now + Math.round(hours * HOUR) };
    await storage.forgetBlocks(now);
    await storage.addBlock(block);
    for (const [each, until] of this.#until) if (until <= now) this.#until.delete(each);
    this.#until.set(blocked, block.until);
    this.#publish();
    this.#cut();
    return block;
  }

  /** Ends a block. @returns whether the address was blocked */
  async lift(address: string): Promise<boolean> {
    const blocked = blockable(address);
    const was = this.until(blocked) !== null;
    await this.#parts.storage.dropBlock(blocked);
    this.#until.delete(blocked);
    this.#publish();
    return was;
  }

  /** One after the other, so that an earlier reading never replaces a later one. */
  #reload(): void {
    const reload = () => this.#load().then(() => this.#cut());
    this.#reloading = this.#reloading.then(reload).catch(() => undefined);
  }

  async #load(): Promise<void> {
    const stored = await this.#parts.storage.blocks();
    this.#until.clear();
    for (const { address, until } of stored) this.#until.set(address, until);
  }

  #publish(): void {
    this.#parts.nodes?.broadcast({ type: 'blocks' });
  }

  #cut(): void {
    this.#parts.cut((address) => this.until(address) !== null);
  }
}

/**
 * The key of a block, in one notation: an IPv4 address mapped to IPv6 is the same as the IPv4
 * address.
 */
export function blockable(address: string): string {
  return networkOf(address.trim().replace(/\/64$/, ''));
}
