import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notice, scope } from './testing.ts';

/** A page that is open in the browser. */
const page = (path: string) => ({ url: scope + path, focus: vi.fn<() => Promise<void>>().mockResolvedValue() });

let pages: ReturnType<typeof page>[];
const listeners = new Map<string, (event: object) => void>();
const registration = {
  scope,
  showNotification: vi.fn<ServiceWorkerRegistration['showNotification']>().mockResolvedValue(),
  pushManager: { subscribe: vi.fn<(options: object) => Promise<void>>().mockResolvedValue() },
};
const clients = { matchAll: () => Promise.resolve(pages), openWindow: vi.fn<Clients['openWindow']>().mockResolvedValue(null) };
const navigator = { setAppBadge: vi.fn<(count: number) => Promise<void>>().mockResolvedValue() };
const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response());

beforeEach(async () => {
  pages = [];
  vi.resetModules();
  vi.stubGlobal('self', {
    registration,
    clients,
    navigator,
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
  });
  vi.stubGlobal('caches', {});
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('FILES', { build: 'b1', start: [], rest: [] });
  await import('./main.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Dispatches an event to the worker, and waits for its effects. */
async function happens(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  expect(work).toHaveLength(1);
  await Promise.all(work);
}

/** The notification shown for a push message, pressed by the reader. */
async function pressed(pushed: typeof notice, action = ''): Promise<{ close: () => void }> {
  await happens('push', { data: { json: () => pushed } });
  const [, options] = registration.showNotification.mock.lastCall ?? [];
  const shown = { data: options?.data as unknown, close: vi.fn<() => void>() };
  await happens('notificationclick', { action, notification: shown });
  return shown;
}

it('shows a pushed notification, and the number of waiting tables on the icon', async () => {
  await happens('push', { data: { json: () => notice } });
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'Te toca',
    expect.objectContaining({ body: notice.body }),
  );
  expect(navigator.setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
});

it('shows a notification where icons have no badges, too', async () => {
  navigator.setAppBadge.mockRejectedValueOnce(new DOMException('not installed'));
  await happens('push', { data: { json: () => notice } });
  expect(registration.showNotification).toHaveBeenCalledOnce();
});

it('opens the table, in the page that shows it already or in a new one', async () => {
  const shown = await pressed(notice);
  expect(shown.close).toHaveBeenCalledOnce();
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${scope}t/AAAAAAAAAAA`);
  pages = [page(''), page('t/AAAAAAAAAAA')];
  await pressed(notice);
  expect(clients.openWindow).toHaveBeenCalledOnce();
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
});

it('turns notifications off without opening a page', async () => {
  const shown = await pressed(notice, 'stop');
  expect(shown.close).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${scope}notices/stop/c1.sig`, { method: 'POST' });
  expect(clients.openWindow).not.toHaveBeenCalled();
});

it('renews the subscription when the push endpoint changes', async () => {
  const options = { userVisibleOnly: true, applicationServerKey: null };
  await happens('pushsubscriptionchange', { oldSubscription: { options } });
  expect(registration.pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(options);
});
