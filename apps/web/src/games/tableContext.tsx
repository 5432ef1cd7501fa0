import { createContext, use, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { usePicked, type Followed } from '../lib/usePicked.ts';

interface TableProviderProps<Match, Table extends { words: object }> {
  match: Followed<Match>;
  words: Table['words'];
  /** What is shared when the match is this one; another function when anything else has changed. */
  tableOf: (match: Match) => Table;
  children: ReactNode;
}

/**
 * What the parts of a board share. It is kept beside React's tree: a part names what it shows of it, and is drawn anew only when
 * that is something else. Its words are a context of their own, since they stay the same from one move to the next.
 */
export function tableContext<Match, Table extends { words: object }>() {
  type Words = Table['words'];
  const StoreContext = createContext<StoreApi<Table> | null>(null);
  const WordsContext = createContext<Words | null>(null);

  function TableProvider({ match, words, tableOf, children }: TableProviderProps<Match, Table>) {
    const [store] = useState(() => createStore<Table>(() => tableOf(match.getState())));
    // Whatever has changed, those whom it concerns are drawn before anything is painted; after a move together with the house.
    useLayoutEffect(() => {
      let shown: Match | undefined;
      const follow = () => {
        const now = match.getState();
        if (now === shown) return;
        shown = now;
        store.setState(tableOf(now), true);
      };
      follow();
      return match.subscribe(follow);
    }, [store, match, tableOf]);
    return (
      <WordsContext value={words}>
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
    return usePicked(useTableStore(), select);
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
