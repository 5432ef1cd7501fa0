import type { PushedNotice } from '@sobremesa/protocol';

/** What a reader can press on a notice, beside the notice itself. */
const STOP = 'stop';

/** What the browser shows, and keeps for when it is pressed. */
export interface Shown {
  title: string;
  options: NotificationOptions & { actions: { action: string; title: string }[]; renotify: boolean; data: Kept };
}

/** What a notice leads to when it is pressed. */
export interface Kept {
  /** Where its reader goes. */
  target: string;
  /** Where it is said that they want to hear no more. */
  stop: string;
}

/**
 * A notice as it is shown: a newer one of the same table takes its place.
 *
 * @param scope where the page is served, with a slash at its end
 */
export function shown({ title, body, lang, table, stop }: PushedNotice, scope: string): Shown {
  return {
    title,
    options: {
      body,
      lang,
      tag: table ?? 'tables',
      renotify: true,
      icon: `${scope}icons/icon-192.png`,
      actions: [{ action: STOP, title: stop.label }],
      data: { target: table === null ? scope : `${scope}t/${table}`, stop: `${scope}notices/stop/${stop.token}` },
    },
  };
}

/** What comes of a press: a page is shown, or the server is asked to stop. */
export function pressed(action: string, { target, stop }: Kept): { show: string } | { post: string } {
  return action === STOP ? { post: stop } : { show: target };
}

/** Of the pages that are open, the one that shows this already. */
export function openAt<Page extends { url: string }>(pages: readonly Page[], target: string): Page | undefined {
  return pages.find(({ url }) => url.replace(/[?#].*$/, '') === target);
}
