import { createContext, use, type ReactNode } from 'react';
import { usePicked, type Followed } from '../lib/usePicked.ts';

interface TableProviderProps<Table extends { words: object }> {
  /** Follows from the match and from what the reader has picked (`derived`). */
  table: Followed<Table>;
  words: Table['words'];
  children: ReactNode;
}

/**
 * What the parts of a board share. Each part selects what it shows, and renders again only when
 * that differs. The words have a context of their own, since a move does not change them.
 */
export function tableContext<Table extends { words: object }>() {
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
   * What `select` picks of the table: a value, or an object or a list of several, which are
   * compared one by one. Without it the whole table, for parts that are there only while something
   * is due.
   */
  function useTable(): Table;
  function useTable<T>(select: (table: Table) => T): T;
  function useTable(select: (table: Table) => unknown = whole): unknown {
    return usePicked(useFollowed(), select);
  }

  /**
   * The table at the moment of a press. It is the same function after each move, so that its part
   * does not render.
   */
  function useTableNow(): () => Table {
    return useFollowed().getState;
  }

  /** For parts that show what their props say, whatever happens on the table. */
  function useTableWords(): Words {
    const words = use(WordsContext);
    if (words === null) throw new Error('useTableWords() needs the board around it');
    return words;
  }

  return { TableProvider, useTable, useTableNow, useTableWords };
}

const whole = (table: unknown) => table;
