import { useSyncExternalStore } from 'react';
import { useShallow } from 'zustand/react/shallow';

/** A store outside of React: zustand's, or anything with the same two methods. */
export interface Followed<State> {
  /** The current state; the same object until the next change. */
  getState: () => State;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * What `pick` selects from a store's state: a value, or an object or a list of several. The component renders again only if the
 * value, or one of several, differs.
 */
export function usePicked<State, T>(store: Followed<State>, pick: (state: State) => T): T {
  const select = useShallow(pick);
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
