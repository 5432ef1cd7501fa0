import type { Clock } from '../clock.ts';
import { hashSecret, randomToken } from '../secrets.ts';

const TOKEN_BYTES = 32;

/** How many browsers may be in at a time; the one that came first goes for a further one. */
const SESSIONS = 20;

/** How long one lasts, in milliseconds. */
export const SESSION_MS = 8 * 60 * 60 * 1000;

interface Session {
  until: number;
  /** The hash of the code with which it began. */
  code: string;
}

/** Browsers in which the operator is in. Kept in memory alone: a restart ends all of them, and so does a new code. */
export class Sessions {
  readonly #clock: Clock;
  /** By the hash of the token, so that looking one up tells nothing of another by its time. */
  readonly #sessions = new Map<string, Session>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A new one; answers with its token. @param code the hash of the code with which it begins */
  open(code: string): string {
    const token = randomToken(TOKEN_BYTES);
    const [first] = this.#sessions.keys();
    if (first !== undefined && this.#sessions.size >= SESSIONS) this.#sessions.delete(first);
    this.#sessions.set(keyOf(token), { until: this.#clock.now() + SESSION_MS, code });
    return token;
  }

  /** Whether this is the token of one that lasts still. @param code the hash of the code that is good now */
  holds(token: string, code: string): boolean {
    const key = keyOf(token);
    const session = this.#sessions.get(key);
    if (session === undefined) return false;
    const lasts = session.code === code && session.until > this.#clock.now();
    if (!lasts) this.#sessions.delete(key);
    return lasts;
  }

  close(token: string): void {
    this.#sessions.delete(keyOf(token));
  }
}

function keyOf(token: string): string {
  return hashSecret(token).toString('base64url');
}
