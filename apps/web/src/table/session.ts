import type { RequestInput, RequestName } from '@sobremesa/protocol';
import { createContext, use, useState } from 'react';
import { useStore } from 'zustand';
import { useFailureText } from '../lib/failure.ts';
import { useConnection } from '../connection/current.ts';
import type { TableSession } from '@sobremesa/client';
import { announce } from '../ui/announce.tsx';
import type { OpenTable } from './playback/openTable.ts';
import type { ShownTable } from './playback/shownTable.ts';

export const TableContext = createContext<OpenTable | null>(null);

/** The table around this part of the page. */
export function useOpenTable(): OpenTable {
  const table = use(TableContext);
  if (table === null) throw new Error('there is no <TableContext> around it');
  return table;
}

export function useSession(): TableSession {
  return useOpenTable().session;
}

/** Selects from the table as the page shows it. */
export function useTable<T>(select: (table: ShownTable) => T): T {
  return useStore(useOpenTable().store, ({ shown }) => select(shown));
}

export interface Act {
  /**
   * Sends a request. Resolves to true when it succeeded; otherwise `problem` has the reason, which
   * is announced.
   */
  ask: <N extends RequestName>(name: N, data: RequestInput<N>) => Promise<boolean>;
  busy: boolean;
  problem: string | null;
  /** Dismisses the problem. */
  dismiss: () => void;
}

/** Sends requests, and keeps the refusal in words for the button that was pressed. */
export function useAct(): Act {
  const connection = useConnection();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    dismiss: () => setProblem(null),
    async ask(name, data) {
      setBusy(true);
      setProblem(null);
      const answer = await connection.request(name, data);
      setBusy(false);
      if (answer.ok) return true;
      const text = failureText(answer.error.code);
      setProblem(text);
      announce(text, true);
      return false;
    },
  };
}
