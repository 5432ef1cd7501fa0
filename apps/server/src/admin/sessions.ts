import type { Clock } from '../clock.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import type { SessionStore } from './sessionStore.ts';

const TOKEN_BYTES = 32;

/** The largest number of sessions. A further one replaces the oldest. */
const SESSIONS = 20;

/** How long a session lasts, in milliseconds. */
export const SESSION_MS = 8 * 60 * 60 * 1000;

interface SessionsParts {
  clock: Clock;
  store: SessionStore;
  /**
   * The other servers behind the same address, which share the sessions; null if this server runs
   * alone.
   */
  nodes: Pick<Nodes, 'broadcast' | 'subscribe'> | null;
}

/** Signs the operator in and out. A new code ends all sessions. */
export class Sessions {
  readonly #clock: Clock;
  readonly #store: SessionStore;
  readonly #nodes: SessionsParts['nodes'];

  constructor({ clock, store, nodes }: SessionsParts) {
    this.#clock = clock;
    this.#store = store;
    this.#nodes = nodes;
    nodes?.subscribe({
      session: ({ key, session }) => store.learn(key, session),
      hello: ({ sessions }) => {
        for (const [key, session] of Object.entries(sessions)) {
          // The sender has missed the end.
          if (store.hasEnded(key)) nodes.broadcast({ type: 'session', key, session: null });
          else store.learn(key, session);
        }
      },
    });
  }

  /**
   * Starts a session. @param code the hash of the code that was used @returns the token of the
   * session
   */
  open(code: string): string {
    const token = randomToken(TOKEN_BYTES);
    const key = keyOf(token);
    const session = { until: this.#clock.now() + SESSION_MS, code };
    this.#store.add(key, session, SESSIONS);
    this.#nodes?.broadcast({ type: 'session', key, session });
    return token;
  }

  /**
   * Whether this is the token of a session that has not ended. @param code the hash of the current
   * code
   */
  holds(token: string, code: string): boolean {
    const key = keyOf(token);
    const session = this.#store.get(key);
    if (session === undefined) return false;
    const lasts = session.code === code && session.until > this.#clock.now();
    if (!lasts) this.#store.drop(key);
    return lasts;
  }

  close(token: string): void {
    const key = keyOf(token);
    if (this.#store.end(key)) this.#nodes?.broadcast({ type: 'session', key, session: null });
  }
}

function keyOf(token: string): string {
  return hashSecret(token).toString('base64url');
}
