import { randomToken } from '../secrets.ts';

const BYTES = 32;
/** How long the reader of a page may take to create or use a passkey. */
export const CHALLENGE_MS = 5 * 60_000;

/** The newest challenge of one connection. It is valid once, for a short time. */
export class PasskeyChallenge {
  #pending: { value: string; until: number } | null = null;

  /** A new challenge, which replaces the one before. */
  issue(now: number): string {
    const value = randomToken(BYTES);
    this.#pending = { value, until: now + CHALLENGE_MS };
    return value;
  }

  /** Uses the challenge up. Null if there is none, or if it has expired. */
  take(now: number): string | null {
    const pending = this.#pending;
    this.#pending = null;
    return pending !== null && now < pending.until ? pending.value : null;
  }
}
