import type { AnswerTo, Refusal, RequestInput } from '@sobremesa/protocol';
import type { Connection } from './connection.ts';

/** Requests that change a match. */
export type Change = 'match:move' | 'match:undo';
type Granted = Extract<AnswerTo<Change>, { ok: true }>;

/**
 * A move or an undo, until its outcome is known and its state has arrived. Retries keep the
 * request's id.
 */
type Press = { outcome: Promise<Refusal | null>; settle(refusal: Refusal | null): void; reached: number | null } & (
  | { name: 'match:move'; data: RequestInput<'match:move'> }
  | { name: 'match:undo'; data: RequestInput<'match:undo'> }
);

interface MovesOptions {
  /** The version that the page holds; null without a match. */
  version(): number | null;
  /** Called when the server has accepted the request. */
  granted(answer: Granted): void;
  /** Called when the server has a newer state that has not arrived. */
  missing(): void;
  /** Whether a request is pending. */
  pending(pending: boolean): void;
}

/**
 * The queue of moves and undos at a table. It sends one at a time, and waits for the answer and the
 * resulting state.
 *
 * A press during another one waits. It is then sent for the version that its player saw. The server
 * makes it if that version is still current, as after a refusal or an answer to a window, and
 * answers `stale` otherwise. Pressing the same twice on the same state sends it once.
 */
export class Moves {
  readonly #connection: Connection;
  readonly #options: MovesOptions;
  /** The first one has been sent. */
  readonly #presses: Press[] = [];

  constructor(connection: Connection, options: MovesOptions) {
    this.#connection = connection;
    this.#options = options;
  }

  /** Resolves to null when the resulting state has arrived, or to the refusal. */
  press(what: Pick<Press, 'name' | 'data'>): Promise<Refusal | null> {
    const last = this.#presses.at(-1);
    if (last !== undefined && isSame(last, what)) return last.outcome;
    let settle: Press['settle'] | undefined;
    const outcome = new Promise<Refusal | null>((resolve) => {
      settle = resolve;
    });
    this.#presses.push({ ...what, outcome, settle, reached: null } as Press);
    this.#options.pending(true);
    if (this.#presses.length === 1) this.deliver();
    return outcome;
  }

  /** Sends the first press, or sends it again. */
  deliver(): void {
    const [press] = this.#presses;
    if (press === undefined || press.reached !== null) return;
    this.#connection.requestWithRetry(press.name, press.data, (answer) => {
      if (this.#presses[0] !== press || press.reached !== null) return;
      if (answer.ok) {
        press.reached = answer.version;
        this.#options.granted(answer);
        this.arrived();
      } else if (answer.error.code !== 'noAnswer' && answer.error.code !== 'shuttingDown') {
        // Without an answer, the server may have made the move. The next connection sends the
        // request again and finds out.
        if (answer.error.code === 'stale' && press.data.version === this.#options.version()) this.#options.missing();
        this.#settle(press, answer.error);
      }
    });
  }

  /** Checks whether the state after the first press has arrived. */
  arrived(): void {
    const [press] = this.#presses;
    const version = this.#options.version();
    if (press !== undefined && press.reached !== null && version !== null && version >= press.reached) this.#settle(press, null);
  }

  /** Drops all presses. */
  end(refusal: Refusal): void {
    for (const press of this.#presses.splice(0)) press.settle(refusal);
    this.#options.pending(false);
  }

  #settle(press: Press, refusal: Refusal | null): void {
    this.#presses.shift();
    this.#options.pending(this.#presses.length > 0);
    press.settle(refusal);
    this.deliver();
  }
}

/** Whether both are the same press on the same version. */
function isSame(one: Pick<Press, 'name' | 'data'>, other: Pick<Press, 'name' | 'data'>): boolean {
  return wish(one) === wish(other);
}

function wish({ name, data }: Pick<Press, 'name' | 'data'>): string {
  return JSON.stringify([name, { ...data, request: null }]);
}
