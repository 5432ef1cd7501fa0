import { useState, useSyncExternalStore } from 'react';

/** A store outside of React: zustand's, or anything with the same two methods. */
export interface Followed<State> {
  /** The current state; the same object until the next change. */
  getState: () => State;
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Returns the part of a store's state that `pick` selects: a value, or an object or list of
 * several. The component renders again only if the value, or one of several, differs.
 */
export function usePicked<State, T>(store: Followed<State>, pick: (state: State) => T): T {
  const [same] = useState(keepingEqual<T>);
  return useSyncExternalStore(
    store.subscribe,
    onceFor(store, (state) => same(pick(state))),
  );
}

/**
 * Selects from the store's state, once per state: a store may also call back for a change that does
 * not concern this selection.
 */
function onceFor<State, T>(store: Followed<State>, select: (state: State) => T): () => T {
  let last: { state: State; value: T } | null = null;
  return () => {
    const state = store.getState();
    if (last?.state !== state || last === null) last = { state, value: select(state) };
    return last.value;
  };
}

/** Returns a function that returns its previous result for a value that is equal to it. */
function keepingEqual<T>(): (value: T) => T {
  let kept: { value: T } | null = null;
  return (value) => {
    if (kept === null || !isEqual(kept.value, value)) kept = { value };
    return kept.value;
  };
}

/**
 * Compares two lists or two plain objects entry by entry. A page calls this some hundred times per
 * move, so it allocates little; zustand's `shallow` builds two Maps for each pair.
 */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!hasEntries(one) || !hasEntries(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && Object.is(one[key], other[key]));
}

/** Lists and plain objects. Others, such as maps, are equal only to themselves. */
function hasEntries(value: unknown): value is Readonly<Record<string, unknown>> {
  return Array.isArray(value) || (value as object | null | undefined)?.constructor === Object;
}
