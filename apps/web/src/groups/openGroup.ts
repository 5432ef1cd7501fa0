import type { Connection, FailureCode } from '@sobremesa/client';
import { limits, type GroupMatch, type GroupView } from '@sobremesa/protocol';
import { createStore } from 'zustand/vanilla';
import { newestFirst } from './stats/evenings.ts';

export interface GroupState {
  /** Null until the server has sent it. */
  view: GroupView | null;
  /** Why the group cannot be shown; null while there is hope. */
  failure: FailureCode | null;
  /** The finished matches that have arrived, the newest first. */
  matches: readonly GroupMatch[];
  /** Whether all matches have arrived, or loading them has failed. */
  loaded: 'no' | 'all' | 'failed';
}

/** How long the server may take to store a match's document after its result. In milliseconds. */
const DOCUMENT_MS = 3000;

/** A group with all its matches, loaded again on every reconnect. */
export class OpenGroup {
  readonly store = createStore<GroupState>(() => ({ view: null, failure: null, matches: [], loaded: 'no' }));
  readonly #connection: Connection;
  readonly #id: string;
  /** Distinguishes the present load from earlier ones, whose answers count no more. */
  #load = 0;
  /** Tables whose document has been waited for. */
  readonly #awaited = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, id: string) {
    this.#connection = connection;
    this.#id = id;
  }

  /** Loads the group, now and after every reconnect. @returns a function that stops it */
  start(): () => void {
    const stop = this.#connection.onReady(() => this.refresh());
    return () => {
      stop();
      this.#load += 1;
      clearTimeout(this.#timer);
    };
  }

  /** Loads the group again, and the matches that have changed. */
  refresh(): void {
    this.#load += 1;
    clearTimeout(this.#timer);
    void this.#read(this.#load);
  }

  async #read(load: number): Promise<void> {
    const answer = await this.#connection.request('group:get', { group: this.#id });
    if (load !== this.#load) return;
    if (!answer.ok) {
      const { view } = this.store.getState();
      // A lost connection comes back, and the group is read again.
      if (answer.error.code !== 'noAnswer') this.store.setState({ failure: answer.error.code });
      else if (view === null && this.#connection.store.getState().status === 'online')
        this.store.setState({ failure: 'noAnswer' });
      return;
    }
    this.store.setState({ view: answer.group, failure: null });
    await this.#readMatches(load);
  }

  /**
   * Reads pages of matches, from the newest on. Once all are known, the newest page is enough,
   * since old matches change only when a member's name is removed.
   */
  async #readMatches(load: number): Promise<void> {
    const wasComplete = this.store.getState().loaded === 'all';
    const fresh = new Map<string, GroupMatch>();
    let before: number | undefined;
    for (;;) {
      const page = { limit: limits.page, ...(before === undefined ? {} : { before }) };
      // Each page begins where the one before it ends.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await this.#connection.request('group:matches', { group: this.#id, ...page });
      if (load !== this.#load) return;
      if (!answer.ok) {
        this.store.setState({ loaded: 'failed' });
        return;
      }
      const known = new Set(this.store.getState().matches.map(({ table }) => table));
      const joins = wasComplete && answer.matches.some(({ table }) => known.has(table));
      for (const match of answer.matches) fresh.set(match.table, match);
      before = answer.matches.at(-1)?.finishedAt;
      const isLast = !answer.more || before === undefined || joins;
      const kept = joins || !isLast ? this.store.getState().matches.filter(({ table }) => !fresh.has(table)) : [];
      this.store.setState({ matches: newestFirst([...fresh.values(), ...kept]), ...(isLast ? { loaded: 'all' } : {}) });
      if (isLast) break;
    }
    this.#awaitDocuments([...fresh.values()]);
  }

  #awaitDocuments(fresh: readonly GroupMatch[]): void {
    const missing = fresh.filter(({ replay, table }) => !replay && !this.#awaited.has(table));
    if (missing.length === 0) return;
    for (const { table } of missing) this.#awaited.add(table);
    this.#timer = setTimeout(() => this.refresh(), DOCUMENT_MS);
  }
}
