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
  /** Called when one begins here, or, with null, ends. By the hash of its token. */
  onChange: (key: string, session: Session | null) => void = () => undefined;
  readonly #clock: Clock;
  /** By the hash of the token, so that looking one up tells nothing of another by its time. */
  readonly #sessions = new Map<string, Session>();

  /** Those that were ended: a server that has not heard of it yet may still tell of one. */
  readonly #ended = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A new one; answers with its token. @param code the hash of the code with which it begins */
  open(code: string): string {
    const token = randomToken(TOKEN_BYTES);
    const [first] = this.#sessions.keys();
    if (first !== undefined && this.#sessions.size >= SESSIONS) this.#sessions.delete(first);
    const session = { until: this.#clock.now() + SESSION_MS, code };
    this.#sessions.set(keyOf(token), session);
    this.onChange(keyOf(token), session);
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
    const key = keyOf(token);
    if (!this.#sessions.delete(key)) return;
    this.#ended.add(key);
    this.onChange(key, null);
  }

  /** All that there are, by the hash of their token. */
  get all(): Record<string, Session> {
    return Object.fromEntries(this.#sessions);
  }

  /** One has begun at another server, or has ended there. */
  learn(key: string, session: Session | null): void {
    if (session === null) {
      this.#ended.add(key);
      this.#sessions.delete(key);
    } else if (!this.#ended.has(key)) this.#sessions.set(key, session);
  }
}

function keyOf(token: string): string {
  return hashSecret(token).toString('base64url');
}
