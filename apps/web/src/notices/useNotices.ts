import type { FailureCode } from '@sobremesa/client';
import type { NoticesView } from '@sobremesa/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../connection/current.ts';
import { ownChannel } from './browser.ts';

/** What the server has answered: its view is null where it tells nobody anything. */
export type Asked = { view: NoticesView | null } | { failure: FailureCode };

/** Whether its reader already has a channel: by this browser, or at an address of theirs. */
export function isNotified({ channels }: NoticesView): boolean {
  return channels.some(({ id, kind, confirmed }) => id === ownChannel() || (kind === 'mail' && confirmed));
}

/** The kinds of notification on offer; null when there are none, or they are not known. */
export function offered(notices: Asked | null): NoticesView | null {
  const view = notices !== null && 'view' in notices ? notices.view : null;
  return view !== null && (view.offers.push !== null || view.offers.mail) ? view : null;
}

interface NoticesState {
  /** Null before the server has answered. */
  notices: Asked | null;
  /** Asks again. */
  look: () => void;
}

/** The kinds of notification on offer, and the channels of the reader. */
export function useNotices(): NoticesState {
  const connection = useConnection();
  const [notices, setNotices] = useState<Asked | null>(null);
  const ask = useCallback(async (): Promise<Asked> => {
    const answer = await connection.request('notices:get', {});
    return answer.ok ? { view: answer.view } : { failure: answer.error.code };
  }, [connection]);
  useEffect(() => {
    let closed = false;
    async function first() {
      const found = await ask();
      if (!closed) setNotices(found);
    }
    void first();
    return () => {
      closed = true;
    };
  }, [ask]);
  return { notices, look: () => void ask().then(setNotices) };
}
