import type { ChannelRecord } from '../storage/storage.ts';

/** How many deliveries may be under way at once. */
export interface LaneBounds {
  all: number;
  /** Of one kind, so that webhooks, whose receivers anybody can run, leave room for e-mail and browsers. */
  perKind: number;
  /** To one receiver, so that a slow one delays nobody else. */
  perReceiver: number;
}

/** Where a delivery goes. */
export interface Lane {
  kind: ChannelRecord['kind'];
  /** The host that receives it. */
  receiver: string;
}

/** Counts the deliveries under way. */
export class Lanes {
  readonly #bounds: LaneBounds;
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(bounds: LaneBounds) {
    this.#bounds = bounds;
  }

  get isFull(): boolean {
    return this.#all >= this.#bounds.all;
  }

  hasRoom(lane: Lane): boolean {
    const { perKind, perReceiver } = this.#bounds;
    const [kind, receiver] = keysOf(lane);
    return !this.isFull && this.#count(kind) < perKind && this.#count(receiver) < perReceiver;
  }

  /** @returns a function that leaves the lane again */
  enter(lane: Lane): () => void {
    this.#add(lane, 1);
    return () => this.#add(lane, -1);
  }

  #add(lane: Lane, step: 1 | -1): void {
    this.#all += step;
    for (const key of keysOf(lane)) {
      const count = this.#count(key) + step;
      if (count === 0) this.#counts.delete(key);
      else this.#counts.set(key, count);
    }
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

function keysOf({ kind, receiver }: Lane): [string, string] {
  return [`kind ${kind}`, `receiver ${receiver}`];
}

/** The lane of what is sent to this target: of a browser or a webhook, that of its host; all e-mail goes to one server. */
export function laneOf(kind: Lane['kind'], target: string | null): Lane {
  if (kind === 'mail' || target === null) return { kind, receiver: kind };
  const { endpoint, address } = JSON.parse(target) as { endpoint?: string; address?: string };
  return { kind, receiver: new URL(endpoint ?? address ?? '').hostname.replace(/\.$/, '') };
}
