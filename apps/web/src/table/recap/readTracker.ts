import type { Connection, TableState } from '@sobremesa/client';
import type { Seen } from '@sobremesa/protocol';
import type { OpenTable } from '../playback/openTable.ts';
import { turnsSince } from './turns.ts';

/**
 * Delay before the first report to the server, and the minimum interval between later ones; in
 * milliseconds.
 */
const FIRST_REPORT_MS = 3000;
const REPORT_MS = 30_000;
/**
 * A position younger than this needs no recap: the connection was interrupted briefly, or the
 * reader reloaded the page. In milliseconds.
 */
const MISSED_MS = 60_000;

/**
 * By the position that the server sent on entering: the last one that the page has shown since. The
 * page may show something else in place of the board for a while.
 */
const shownSince = new WeakMap<Seen, Seen>();

const isVisible = () => document.visibilityState === 'visible';

/**
 * Tracks how far a person has seen a table, on all of their devices. The server sends the last
 * position on entering. The page reports new positions while it is visible and when the reader
 * leaves. If anything is new on entering, `onMissed` is called, and nothing counts as seen before
 * `done`.
 */
export class ReadTracker {
  readonly #table: OpenTable;
  readonly #connection: Connection;
  readonly #onMissed: (since: Seen) => void;
  /** The position that the page has shown while visible. */
  #seen: Seen | null = null;
  #reported: Seen | null = null;
  /** The last position from the server that has been handled. */
  #received: Seen | null = null;
  /** Whether the recap is open. */
  #isRecapOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: OpenTable, connection: Connection, onMissed: (since: Seen) => void) {
    this.#table = table;
    this.#connection = connection;
    this.#onMissed = onMissed;
  }

  /** Starts tracking. Returns a function that stops it. */
  start(): () => void {
    const { store } = this.#table;
    const { seen } = store.getState().newest;
    this.#arrive(seen && furthest(seen, shownSince.get(seen) ?? null));
    const stop = store.subscribe(({ newest: { seen } }, { newest: before }) => {
      if (seen !== before.seen) this.#arrive(seen);
      else this.#look();
    });
    const onVisibility = () => (isVisible() ? this.#arrive(null) : this.#report());
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', this.#report);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', this.#report);
      stop();
      this.#report();
    };
  }

  /** Call when the reader closes the recap. */
  done(): void {
    this.#isRecapOpen = false;
    this.#look();
    this.#report();
  }

  /**
   * Handles the reader's entering the table, or returning to the page.
   *
   * @param position the last position that the server knows
   */
  #arrive(position: Seen | null): void {
    const { newest } = this.#table.store.getState();
    this.#received = newest.seen;
    if (position !== null) this.#reported = position;
    const since = furthest(position, this.#seen);
    if (since === null || !isVisible() || this.#isRecapOpen) return this.#look();
    this.#seen = since;
    const isOld = (at: number) => Date.now() - this.#table.session.localTime(at) > MISSED_MS;
    const hasMissedLines = newest.log.some(({ seq, at }) => seq > since.line && isOld(at));
    const hasMissedChat = newest.chat.some(({ seq, at }) => seq > since.message && isOld(at));
    const hasMissedMoves = hasMissedLines && newest.match !== null && newest.match.version > since.version;
    this.#isRecapOpen = hasMissedMoves && turnsSince(newest.log, since.line).length > 0 && !isHurried(newest);
    if (hasMissedLines || hasMissedChat) this.#table.setSince(since);
    if (this.#isRecapOpen) this.#onMissed(since);
    else this.#look();
  }

  /** Marks the state on show as seen. */
  #look(): void {
    const { newest, shown, read } = this.#table.store.getState();
    const { match, log, replay } = shown;
    if (!isVisible() || this.#isRecapOpen || newest.seen !== this.#received || replay !== null || match === null) return;
    this.#seen = { version: match.version, line: log.at(-1)?.seq ?? -1, message: read };
    if (newest.seen !== null) shownSince.set(newest.seen, this.#seen);
    if (this.#timer !== undefined || !isFurther(this.#seen, this.#reported)) return;
    this.#timer = setTimeout(this.#report, this.#reported === null ? FIRST_REPORT_MS : REPORT_MS);
  }

  readonly #report = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const seen = this.#seen;
    if (seen === null || !isFurther(seen, this.#reported)) return;
    this.#reported = seen;
    // If this report is lost, the next one covers it.
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

/**
 * Whether an answer window that includes the reader will close soon, so that a recap must not open.
 */
function isHurried({ match, view }: TableState): boolean {
  return view?.pace.kind === 'live' && (match?.state.window?.seats.some((seat) => seat === view.you) ?? false);
}
