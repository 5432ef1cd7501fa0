import type { FailureCode } from '@sobremesa/client';
import type { NotificationsView } from '@sobremesa/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../connection/current.ts';
import { ownChannel } from './browser.ts';

/** The server's answer. The view is null if the server sends no notifications. */
export type Asked = { view: NotificationsView | null } | { failure: FailureCode };

/** Whether the reader has a channel that works: this browser, or a confirmed address. */
export function isNotified({ channels }: NotificationsView): boolean {
  return channels.some(({ id, kind, confirmed }) => id === ownChannel() || (kind === 'mail' && confirmed));
}

/** The kinds of notification on offer; null when there are none, or they are not known. */
export function offered(notices: Asked | null): NotificationsView | null {
  const view = notices !== null && 'view' in notices ? notices.view : null;
  return view !== null && (view.offers.push !== null || view.offers.mail) ? view : null;
}

interface NotificationsState {
  /** Null before the server's first answer. */
  notices: Asked | null;
  /** Requests the view again. */
  look: () => void;
}

/** The kinds of notification on offer, and the channels of the reader. */
export function useNotifications(): NotificationsState {
  const connection = useConnection();
  const [notices, setNotifications] = useState<Asked | null>(null);
  const ask = useCallback(async (): Promise<Asked> => {
    const answer = await connection.request('notices:get', {});
    return answer.ok ? { view: answer.view } : { failure: answer.error.code };
  }, [connection]);
  useEffect(() => {
    let closed = false;
    async function first() {
      const found = await ask();
      if (!closed) setNotifications(found);
    }
    void first();
    return () => {
      closed = true;
    };
  }, [ask]);
  return { notices, look: () => void ask().then(setNotifications) };
}
