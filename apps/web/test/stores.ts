import type { create as createType, StateCreator } from 'zustand';

const resets = new Set<() => void>();

/** zustand's `create`, with stores that `resetStores` returns to their initial state. */
export function resettable(create: typeof createType): typeof createType {
  const createStore = <T>(creator: StateCreator<T>) => {
    const store = create(creator);
    resets.add(() => store.setState(store.getInitialState(), true));
    return store;
  };
  return createStore as typeof createType;
}

/** Resets the page's stores, because test files share modules, and so stores. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
