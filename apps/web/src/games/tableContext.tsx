import { createContext, use, type ReactNode } from 'react';

/**
 * What the parts of a board share. Its words are a context of their own, since they stay the same from one move to the next, and
 * so do parts that read nothing else.
 */
export function tableContext<Table extends { words: object }>() {
  type Words = Table['words'];
  const TableContext = createContext<Table | null>(null);
  const WordsContext = createContext<Words | null>(null);

  function TableProvider({ value, children }: { value: Table; children: ReactNode }) {
    return (
      <WordsContext value={value.words}>
        <TableContext value={value}>{children}</TableContext>
      </WordsContext>
    );
  }

  function useTable(): Table {
    const table = use(TableContext);
    if (table === null) throw new Error('useTable() needs the board around it');
    return table;
  }

  /** For parts that show what they are told to, whatever happens on the table. */
  function useTableWords(): Words {
    const words = use(WordsContext);
    if (words === null) throw new Error('useTableWords() needs the board around it');
    return words;
  }

  return { TableProvider, useTable, useTableWords };
}
