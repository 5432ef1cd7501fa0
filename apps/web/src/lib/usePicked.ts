import { useRef, useSyncExternalStore } from 'react';

/** Something that changes beside React's tree. */
export interface Followed<State> {
  /** As it is now; the same object for as long as nothing changes. */
  getState: () => State;
  /** Calls back after every change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * What `pick` picks of a store's state: a value, or an object or a list of several, which are compared one by one. Who asks is drawn
 * anew only when that is something else.
 */
export function usePicked<State, T>(store: Followed<State>, pick: (state: State) => T): T {
  const shown = useRef<T | undefined>(undefined);
  return useSyncExternalStore(store.subscribe, () => {
    const picked = pick(store.getState());
    // What says the same is the same object as before.
    if (!isSame(shown.current, picked)) shown.current = picked;
    return shown.current as T;
  });
}

/** Whether both are the same value, or have the same values under the same names. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one) as (keyof typeof one)[];
  return names.length === Object.keys(other).length && names.every((name) => name in other && Object.is(one[name], other[name]));
}
