/** A browser in which the operator is signed in. */
export interface Session {
  until: number;
  /** The hash of the code that was used to sign in. */
  code: string;
}

/**
 * The operator's sessions on all servers, by the hashes of their tokens, so that the time of a
 * lookup reveals no token. They are only in memory: a restart ends them.
 */
export class SessionStore {
  readonly #sessions = new Map<string, Session>();
  /** A server that has not received the end of a session may still announce it. */
  readonly #ended = new Set<string>();

  get all(): Record<string, Session> {
    return Object.fromEntries(this.#sessions);
  }

  get(key: string): Session | undefined {
    return this.#sessions.get(key);
  }

  /** Adds a session. If there are `most` already, it takes the place of the oldest one. */
  add(key: string, session: Session, most: number): void {
    const [first] = this.#sessions.keys();
    if (first !== undefined && this.#sessions.size >= most) this.#sessions.delete(first);
    this.#sessions.set(key, session);
  }

  /** Removes a session that has expired. */
  drop(key: string): void {
    this.#sessions.delete(key);
  }

  /** Ends a session. @returns whether there was one */
  end(key: string): boolean {
    const isOpen = this.#sessions.delete(key);
    if (isOpen) this.#ended.add(key);
    return isOpen;
  }

  /** Whether this session was ended, here or on another server. */
  hasEnded(key: string): boolean {
    return this.#ended.has(key);
  }

  /** A session has begun on another server, or, with null, ended there. */
  learn(key: string, session: Session | null): void {
    if (session === null) {
      this.#ended.add(key);
      this.#sessions.delete(key);
    } else if (!this.hasEnded(key)) this.#sessions.set(key, session);
  }
}
