import { createContext, use, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand';

/**
 * What the parts of a board share. It is kept beside React's tree: a part names what it shows of it, and is drawn anew only when
 * that is something else. Its words are a context of their own, since they stay the same from one move to the next.
 */
export function tableContext<Table extends { words: object }>() {
  type Words = Table['words'];
  const StoreContext = createContext<StoreApi<Table> | null>(null);
  const WordsContext = createContext<Words | null>(null);

  function TableProvider({ value, children }: { value: Table; children: ReactNode }) {
    const [store] = useState(() => createStore<Table>(() => value));
    // Those whom it concerns are drawn before anything is painted.
    useLayoutEffect(() => store.setState(value, true), [store, value]);
    return (
      <WordsContext value={value.words}>
        <StoreContext value={store}>{children}</StoreContext>
      </WordsContext>
    );
  }

  function useTableStore(): StoreApi<Table> {
    const store = use(StoreContext);
    if (store === null) throw new Error('the table needs the board around it');
    return store;
  }

  /**
   * What `select` picks of the table: a value, or an object or a list of several, which are compared one by one. Without it the
   * whole table, for parts that are there only while something is due.
   */
  function useTable(): Table;
  function useTable<T>(select: (table: Table) => T): T;
  function useTable(select: (table: Table) => unknown = whole): unknown {
    const store = useTableStore();
    const shown = useRef<unknown>(undefined);
    return useSyncExternalStore(store.subscribe, () => {
      const picked = select(store.getState());
      // What says the same is the same object as before.
      if (!isSame(shown.current, picked)) shown.current = picked;
      return shown.current;
    });
  }

  /** The table as it is at the moment of a press. The same function always, so that nobody is drawn anew for what a press needs. */
  function useTableNow(): () => Table {
    const store = useTableStore();
    return useCallback(() => store.getState(), [store]);
  }

  /** For parts that show what they are told to, whatever happens on the table. */
  function useTableWords(): Words {
    const words = use(WordsContext);
    if (words === null) throw new Error('useTableWords() needs the board around it');
    return words;
  }

  return { TableProvider, useTable, useTableNow, useTableWords };
}

const whole = (table: unknown) => table;

/** Whether both are the same value, or have the same values under the same names. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one) as (keyof typeof one)[];
  return names.length === Object.keys(other).length && names.every((name) => name in other && Object.is(one[name], other[name]));
}
