import type { PushedNotification } from '@sobremesa/protocol';

/** Id of the action button that turns notifications off. */
const STOP = 'stop';

/** A notification as the browser shows it, with data for a later press. */
export interface Shown {
  title: string;
  options: NotificationOptions & { actions: { action: string; title: string }[]; renotify: boolean; data: Kept };
}

/** The addresses to which a notification leads. */
export interface Kept {
  /** The page that a press on the notification opens. */
  target: string;
  /** The server's address that turns notifications off. */
  stop: string;
}

/**
 * A push message as a notification. A newer one of the same table replaces it.
 *
 * @param scope URL of the page, with a slash at its end
 */
export function shown({ title, body, lang, table, token, stop }: PushedNotification, scope: string): Shown {
  return {
    title,
    options: {
      body,
      lang,
      tag: table ?? 'tables',
      renotify: true,
      icon: `${scope}icons/icon-192.png`,
      actions: [{ action: STOP, title: stop.label }],
      data: {
        target: table === null ? scope : `${scope}t/${table}${token === null ? '' : `#seat=${token}`}`,
        stop: `${scope}notices/stop/${stop.token}`,
      },
    },
  };
}

/** The effect of a press: open a page, or send a request that turns notifications off. */
export function pressed(action: string, { target, stop }: Kept): { show: string } | { post: string } {
  return action === STOP ? { post: stop } : { show: target };
}

const bare = (url: string): string => url.replace(/[?#].*$/, '');

/** The open page that shows this address already, if any. */
export function openAt<Page extends { url: string }>(pages: readonly Page[], target: string): Page | undefined {
  return pages.find(({ url }) => bare(url) === bare(target));
}
