import type { RequestInput, RequestName } from '@sobremesa/protocol';
import { createContext, use, useState } from 'react';
import { useStore } from 'zustand';
import { useFailureText } from '../app/failure.ts';
import { useConnection } from '../connection/current.ts';
import type { TableSession, TableState } from '@sobremesa/client';
import { announce } from '../ui/announce.tsx';

export const SessionContext = createContext<TableSession | null>(null);

/** The table at which we are. */
export function useSession(): TableSession {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession() needs a <SessionContext> around it');
  return session;
}

/** The part of the table's state that `select` chooses. */
export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useSession().store, select);
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
