import type { RequestInput, RequestName } from '@sobremesa/protocol';
import { createContext, use, useState } from 'react';
import { useStore } from 'zustand';
import { useFailureText } from '../lib/failure.ts';
import { useConnection } from '../connection/current.ts';
import type { TableSession } from '@sobremesa/client';
import { announce } from '../ui/announce.tsx';
import type { ShownState, ShownTable } from './pace/shown.ts';

/** A table as the server tells of it, and as it is shown. */
export interface AtTable {
  session: TableSession;
  shown: ShownTable;
}

export const TableContext = createContext<AtTable | null>(null);

function useAtTable(): AtTable {
  const table = use(TableContext);
  if (table === null) throw new Error('there is no <TableContext> around it');
  return table;
}

/** The table at which we are. */
export function useSession(): TableSession {
  return useAtTable().session;
}

/** What is shown of it, and the way to be shown what waits. */
export function useShown(): ShownTable {
  return useAtTable().shown;
}

/** The part of the table's state that `select` chooses, as it is shown. */
export function useTable<T>(select: (state: ShownState) => T): T {
  return useStore(useShown().store, select);
}

export interface Act {
  /** Asks the server. True when it was done; otherwise `problem` says why not, and it is announced. */
  ask: <N extends RequestName>(name: N, data: RequestInput<N>) => Promise<boolean>;
  busy: boolean;
  problem: string | null;
}

/** Requests that are done or refused, with the refusal in words beside the button that was pressed. */
export function useAct(): Act {
  const connection = useConnection();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
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
