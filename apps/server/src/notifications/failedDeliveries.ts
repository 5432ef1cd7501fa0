import type { AdminFailedDelivery } from '@sobremesa/protocol';

/** Number of failures that are kept. */
const KEPT = 50;

/** The last deliveries that failed since the server started, for its operator. */
export class FailedDeliveries {
  #newest: readonly AdminFailedDelivery[] = [];

  /** @param failure must not contain addresses of people or texts of messages */
  add(failure: AdminFailedDelivery): void {
    this.#newest = [failure, ...this.#newest].slice(0, KEPT);
  }

  /** The newest first. */
  get list(): readonly AdminFailedDelivery[] {
    return this.#newest;
  }
}
