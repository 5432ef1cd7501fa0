import type { ChannelRecord } from '../storage/storage.ts';

/** How many deliveries may be in progress at once. */
export interface SlotLimits {
  total: number;
  /** Anybody can run a webhook receiver, so webhooks leave slots for e-mail and browsers. */
  perKind: number;
  /** A slow receiver delays deliveries to itself only. */
  perReceiver: number;
  /** A user with many slow receivers delays only their own deliveries. */
  perOwner: number;
}

/** The destination of a delivery, for its limits. */
export interface Destination {
  kind: ChannelRecord['kind'];
  /** The host that receives it. */
  receiver: string;
  /** The user whose channel it is; of a webhook, the host of its table. */
  owner: string;
}

/** Limits the number of deliveries in progress. */
export class DeliverySlots {
  readonly #limits: SlotLimits;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  get isFull(): boolean {
    return this.#total >= this.#limits.total;
  }

  hasRoom(destination: Destination): boolean {
    const { perKind, perReceiver, perOwner } = this.#limits;
    const [kind, receiver, owner] = keysOf(destination);
    return !this.isFull && this.#count(kind) < perKind && this.#count(receiver) < perReceiver && this.#count(owner) < perOwner;
  }

  /** @returns a function that frees the slot */
  take(destination: Destination): () => void {
    this.#add(destination, 1);
    return () => this.#add(destination, -1);
  }

  #add(destination: Destination, step: 1 | -1): void {
    this.#total += step;
    for (const key of keysOf(destination)) {
      const count = this.#count(key) + step;
      if (count === 0) this.#counts.delete(key);
      else this.#counts.set(key, count);
    }
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

function keysOf({ kind, receiver, owner }: Destination): [string, string, string] {
  return [`kind ${kind}`, `receiver ${receiver}`, `owner ${owner}`];
}

/**
 * The destination of a channel: the host of a browser's push service or of a webhook. All e-mail
 * has one.
 */
export function destinationOf(kind: Destination['kind'], target: string | null, owner: string): Destination {
  if (kind === 'mail' || target === null) return { kind, receiver: kind, owner };
  const { endpoint, address } = JSON.parse(target) as { endpoint?: string; address?: string };
  return { kind, receiver: new URL(endpoint ?? address ?? '').hostname.replace(/\.$/, ''), owner };
}
