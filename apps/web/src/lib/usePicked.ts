import { useSyncExternalStore } from 'react';
import { useShallow } from 'zustand/react/shallow';

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
  return useSyncExternalStore(store.subscribe, onceFor(store, useShallow(pick)));
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
