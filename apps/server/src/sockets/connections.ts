import type { Socket } from 'socket.io';

/** How many connections each address has open. */
export class Connections {
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  isFull(address: string): boolean {
    return (this.#counts.get(address) ?? 0) >= this.#most;
  }

  add(address: string): void {
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
  }

  delete(address: string): void {
    const left = (this.#counts.get(address) ?? 0) - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
  }
}

/** Of the connection below a socket, which stays the same however often its namespaces are left and entered again. */
export function connectionId({ conn }: Socket): string {
  return (conn as unknown as { id: string }).id;
}
