import type { Connection } from '@sobremesa/client';
import type { Seen } from '@sobremesa/protocol';
import type { ShownState } from '../pace/shown.ts';
import type { AtTable } from '../session.ts';
import { turnsSince } from './turns.ts';

/** What one has seen is said once one has looked for so long, and later on no more often than that; in milliseconds. */
const FIRST_MS = 3000;
const LATER_MS = 30_000;
/** What is not older than this has not been missed: the connection was lost for a moment, or the page was read again. */
const MISSED_MS = 60_000;

const isLooking = () => document.visibilityState === 'visible';

/**
 * Keeps, for a person and not for a device, how far they have seen a table: asks the server how far that was, says it as they look, and
 * when they go. Who comes back to something new is shown `onNews`, and nothing counts as seen before they have done with it.
 */
export class Keeper {
  readonly #table: AtTable;
  readonly #connection: Connection;
  readonly #onNews: (since: Seen) => void;
  /** How far the reader has seen it: what has been shown while they looked. */
  #seen: Seen | null = null;
  #said: Seen | null = null;
  /** What the server told on entering, as far as that has been dealt with. */
  #told: Seen | null = null;
  /** What is new has not been looked at yet. */
  #waits = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: AtTable, connection: Connection, onNews: (since: Seen) => void) {
    this.#table = table;
    this.#connection = connection;
    this.#onNews = onNews;
  }

  /** Begins. Returns the way to stop. */
  start(): () => void {
    const { session, shown } = this.#table;
    this.#come(session.store.getState().seen);
    const stops = [
      session.store.subscribe(({ seen }, before) => {
        if (seen !== before.seen) this.#come(seen);
      }),
      shown.store.subscribe(() => this.#look()),
    ];
    const onVisibility = () => (isLooking() ? this.#come(null) : this.#say());
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', this.#say);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', this.#say);
      for (const stop of stops) stop();
      this.#say();
    };
  }

  /** The reader has done with what was new. */
  done(): void {
    this.#waits = false;
    this.#look();
    this.#say();
  }

  /** The reader comes to the table, or back to the page. @param told how far the server knows that they had seen it */
  #come(told: Seen | null): void {
    this.#told = this.#table.session.store.getState().seen;
    if (told !== null) this.#said = told;
    const since = furthest(told, this.#seen);
    if (since === null || !isLooking() || this.#waits) return this.#look();
    this.#seen = since;
    const { session } = this.#table;
    const state = session.store.getState();
    const isOld = (at: number) => Date.now() - session.localTime(at) > MISSED_MS;
    const isMissed = state.log.some(({ seq, at }) => seq > since.line && isOld(at));
    const isHeard = state.chat.some(({ seq, at }) => seq > since.message && isOld(at));
    if (isMissed || isHeard) this.#table.shown.setSince(since);
    const isNews = isMissed && state.match !== null && state.match.version > since.version;
    if (isNews && turnsSince(state.log, since.line).length > 0 && !isHurried(state)) {
      this.#waits = true;
      this.#onNews(since);
    } else this.#look();
  }

  /** What is shown now has been seen. */
  #look(): void {
    const { match, log, replay } = this.#table.shown.store.getState();
    // What one comes to is shown before anybody can say that it is new.
    const isNew = this.#table.session.store.getState().seen !== this.#told;
    if (!isLooking() || this.#waits || isNew || replay !== null || match === null) return;
    this.#seen = { version: match.version, line: log.at(-1)?.seq ?? -1, message: this.#table.shown.read };
    if (this.#timer !== undefined || !isFurther(this.#seen, this.#said)) return;
    this.#timer = setTimeout(this.#say, this.#said === null ? FIRST_MS : LATER_MS);
  }

  readonly #say = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const seen = this.#seen;
    if (seen === null || !isFurther(seen, this.#said)) return;
    this.#said = seen;
    // What does not arrive is said with the next thing that is seen.
    void this.#connection.request('table:seen', { table: this.#table.session.id, ...seen });
  };
}

function isFurther(seen: Seen, than: Seen | null): boolean {
  return than === null || seen.version > than.version || seen.line > than.line || seen.message > than.message;
}

function furthest(one: Seen | null, other: Seen | null): Seen | null {
  if (one === null || other === null) return one ?? other;
  return {
    version: Math.max(one.version, other.version),
    line: Math.max(one.line, other.line),
    message: Math.max(one.message, other.message),
  };
}

/** Asked in a window that closes soon: then there is no time for anything else. */
function isHurried({ match, view }: Pick<ShownState, 'match' | 'view'>): boolean {
  return view?.pace.kind === 'live' && (match?.state.window?.seats.some((seat) => seat === view.you) ?? false);
}
