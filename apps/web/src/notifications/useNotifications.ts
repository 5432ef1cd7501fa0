import type { FailureCode } from '@sobremesa/client';
import type { NotificationsView } from '@sobremesa/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../connection/current.ts';
import { ownChannel } from './browser.ts';

/** The server's answer. The view is null if the server sends no notifications. */
export type Asked = { view: NotificationsView | null } | { failure: FailureCode };

/** Whether the reader has a working channel: this browser, or a confirmed address. */
export function isNotified({ channels }: NotificationsView): boolean {
  return channels.some(({ id, kind, confirmed }) => id === ownChannel() || (kind === 'mail' && confirmed));
}

/**
 * The available kinds of notifications; null when there are none, or the server has not answered.
 */
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

/** The available kinds of notifications, and the reader's channels. */
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
