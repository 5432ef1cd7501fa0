import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { usePicked, type Followed } from '../lib/usePicked.ts';

interface TableProviderProps<Table extends { words: object }> {
  /** Derived from the match and the reader's selection (`derived`). */
  table: Followed<Table>;
  words: Table['words'];
  children: ReactNode;
}

/**
 * A context for the parts of one board. Each part selects what it shows and renders only when that
 * changes. The words have their own context, since no move changes them.
 */
export function tableContext<Table extends { words: object; version: number }>() {
  type Words = Table['words'];
  const TableContext = createContext<Followed<Table> | null>(null);
  const WordsContext = createContext<Words | null>(null);

  function TableProvider({ table, words, children }: TableProviderProps<Table>) {
    return (
      <WordsContext value={words}>
        <TableContext value={table}>{children}</TableContext>
      </WordsContext>
    );
  }

  function useFollowed(): Followed<Table> {
    const table = use(TableContext);
    if (table === null) throw new Error('the table needs the board around it');
    return table;
  }

  /**
   * Returns the part of the table that `select` picks: a value, or an object or list, whose entries
   * are compared one by one. Without `select` it returns the whole table, for parts that exist only
   * while a decision is due.
   */
  function useTable(): Table;
  function useTable<T>(select: (table: Table) => T): T;
  function useTable(select: (table: Table) => unknown = whole): unknown {
    return usePicked(useFollowed(), select);
  }

  /**
   * Returns a function that reads the table when a control is pressed. The function keeps its
   * identity, so that a move does not render the part.
   */
  function useTableNow(): () => Table {
    return useFollowed().getState;
  }

  /**
   * Renders its children only after the first change of the match, so that they load no earlier.
   * They get the table as it was before.
   */
  function AfterChange({ children }: { children: (before: Table) => ReactNode }) {
    const now = useTableNow();
    const [before] = useState(now);
    const begun = useTable(({ version }) => version !== before.version);
    return <Suspense>{begun && children(before)}</Suspense>;
  }

  /** The words alone, for parts that render from their props. */
  function useTableWords(): Words {
    const words = use(WordsContext);
    if (words === null) throw new Error('useTableWords() needs the board around it');
    return words;
  }

  return { TableProvider, useTable, useTableNow, useTableWords, AfterChange };
}

const whole = (table: unknown) => table;
