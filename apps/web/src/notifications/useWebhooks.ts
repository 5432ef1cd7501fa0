import type { WebhooksView } from '@sobremesa/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { useConnection } from '../connection/current.ts';
import { notificationLanguage } from './browser.ts';

interface WebhooksState {
  /** Null before the server has answered, and on a server without webhooks. */
  view: WebhooksView | null;
  /** Requests the view again. */
  look: () => Promise<void>;
}

/** The webhooks of a table whose host is the reader. */
export function useWebhooks(table: string): WebhooksState {
  const connection = useConnection();
  const language = notificationLanguage(useLocale());
  const [view, setView] = useState<WebhooksView | null>(null);
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
