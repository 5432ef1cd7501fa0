import { deltaText, type DeltaCache } from '@sobremesa/protocol';
import type { TablePush } from '../subscribers.ts';
import type { OwnView, SharedView } from '../rules/views.ts';

/** A view's shared part, with its JSON. */
export interface EncodedView {
  shared: SharedView;
  text: string;
}

/** The last view of a table that a connection was sent, as JSON: the shared part and its own. */
export class SentView {
  #shared = '';
  #own = '';
  /** Number of deltas since the whole view. */
  #deltas = 0;

  /** The connection gets the whole view with the answer to its request. */
  enter(shared: SharedView, own: OwnView): void {
    this.#shared = JSON.stringify(shared);
    this.#own = JSON.stringify(own);
  }

  /**
   * The message with the new view; null if nothing has changed.
   *
   * @param comparison shared by all connections that get this change; null for the whole view
   */
  update({ shared, text }: EncodedView, own: OwnView, comparison: Comparison | null): TablePush | null {
    const [oldShared, oldOwn] = [this.#shared, this.#own];
    this.#own = JSON.stringify(own);
    // Connections that see the same keep the same text, also if it has not changed.
    this.#shared = text;
    if (text === oldShared && this.#own === oldOwn) return null;
    const view = { ...shared, ...own };
    const whole = `${this.#own.slice(0, -1)},${text.slice(1)}`;
    if (comparison === null) return { type: 'table', text: whole, view: () => view };
    const before = { ...comparison.parsed(oldShared), ...(JSON.parse(oldOwn) as OwnView) };
    const delta = deltaText(before, view, comparison.cache);
    return delta === null ? null : { type: 'tableDelta', number: (this.#deltas += 1), text: delta };
  }
}

/** Compares the views of one change. Those who saw the same are compared once. */
export class Comparison {
  readonly cache: DeltaCache = new Map();
  readonly #parsed = new Map<string, SharedView>();

  parsed(text: string): SharedView {
    let view = this.#parsed.get(text);
    if (view === undefined) {
      view = JSON.parse(text) as SharedView;
      this.#parsed.set(text, view);
    }
    return view;
  }
}
