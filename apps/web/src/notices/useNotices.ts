import type { NoticesView } from '@sobremesa/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../connection/current.ts';

interface NoticesState {
  /** Null before the server has answered. */
  view: { view: NoticesView | null } | null;
  /** Asks again. */
  look: () => void;
}

/** By what its reader can be told, and is. */
export function useNotices(): NoticesState {
  const connection = useConnection();
  const [view, setView] = useState<NoticesState['view']>(null);
  const ask = useCallback(async () => {
    const answer = await connection.request('notices:get', {});
    return { view: answer.ok ? answer.view : null };
  }, [connection]);
  useEffect(() => {
    let closed = false;
    async function first() {
      const found = await ask();
      if (!closed) setView(found);
    }
    void first();
    return () => {
      closed = true;
    };
  }, [ask]);
  return { view, look: () => void ask().then(setView) };
}
