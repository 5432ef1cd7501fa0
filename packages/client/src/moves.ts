import type { AnswerTo, Refusal, RequestInput } from '@sobremesa/protocol';
import type { Connection } from './connection.ts';

/** What changes a match. */
export type Change = 'match:move' | 'match:undo';
type Granted = Extract<AnswerTo<Change>, { ok: true }>;

/**
 * A move or an undo until its outcome is known and seen. The request's id stays the same however
 * often it is sent.
 */
type Press = { outcome: Promise<Refusal | null>; settle(refusal: Refusal | null): void; reached: number | null } & (
  { name: 'match:move'; data: RequestInput<'match:move'> } | { name: 'match:undo'; data: RequestInput<'match:undo'> }
);

interface MovesOptions {
  /** The version that is here; null without a match. */
  version(): number | null;
  /** The server has made it. */
  granted(answer: Granted): void;
  /** The server has a newer state, of which nothing has come. */
  missing(): void;
  /** Whether anything is on its way. */
  pending(pending: boolean): void;
}

/**
 * What is pressed at a table: one after the other is sent, each until the server has answered and
 * what came of it is here.
 *
 * A press while another is under way waits for it. It is then sent for the state that its presser
 * saw: the server makes it if that still stands, as after a refusal or an answer to a window, and
 * says `stale` if it does not. The same press twice in a row on the same state is one.
 */
export class Moves {
  readonly #connection: Connection;
  readonly #options: MovesOptions;
  /** The first is under way. */
  readonly #presses: Press[] = [];

  constructor(connection: Connection, options: MovesOptions) {
    this.#connection = connection;
    this.#options = options;
  }

  /** Null once the state that it led to is here, the refusal otherwise. */
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

  /** Sends what is under way, again if it has to be. */
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
        // What was not answered may have been made. A new connection tells, since it brings the
        // request once more.
        if (answer.error.code === 'stale' && press.data.version === this.#options.version()) this.#options.missing();
        this.#settle(press, answer.error);
      }
    });
  }

  /** Looks whether the state is here to which the press under way has led. */
  arrived(): void {
    const [press] = this.#presses;
    const version = this.#options.version();
    if (press !== undefined && press.reached !== null && version !== null && version >= press.reached) this.#settle(press, null);
  }

  /** Nothing of it will be made any more. */
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

/** Whether both ask the same of the same state. */
function isSame(one: Pick<Press, 'name' | 'data'>, other: Pick<Press, 'name' | 'data'>): boolean {
  return wish(one) === wish(other);
}

function wish({ name, data }: Pick<Press, 'name' | 'data'>): string {
  return JSON.stringify([name, { ...data, request: null }]);
}
