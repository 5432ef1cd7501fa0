import type { create as createType, StateCreator } from 'zustand';

const resets = new Set<() => void>();

/** zustand's `create`, except that `resetStores` brings the store back to its beginning. */
export function resettable(create: typeof createType): typeof createType {
  const createStore = <T>(creator: StateCreator<T>) => {
    const store = create(creator);
    resets.add(() => store.setState(store.getInitialState(), true));
    return store;
  };
  return createStore as typeof createType;
}

/** Resets the stores of the page: files that share modules share them, too. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
