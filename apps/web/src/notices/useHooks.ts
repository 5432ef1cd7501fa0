import type { HooksView } from '@sobremesa/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { useConnection } from '../connection/current.ts';
import { noticeLanguage } from './browser.ts';

interface HooksState {
  /** Null before the server has answered, and where no channel can be notified. */
  view: HooksView | null;
  /** Asks again. */
  look: () => Promise<void>;
}

/** The channels to which a table tells what happens there; its reader is its host. */
export function useHooks(table: string): HooksState {
  const connection = useConnection();
  const language = noticeLanguage(useLocale());
  const [view, setView] = useState<HooksView | null>(null);
  const ask = useCallback(async () => {
    const answer = await connection.request('hooks:get', { table, language });
    return answer.ok ? answer.view : null;
  }, [connection, table, language]);
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
  return { view, look: async () => setView(await ask()) };
}
