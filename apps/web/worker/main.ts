import type { PushedNotice } from '@sobremesa/protocol';
import { Kept } from './keeping.ts';
import { openAt, pressed, shown, type Kept as KeptNotice } from './notices.ts';
import { wayOf, type Files } from './ways.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in when the page is built; see `build/pwa.ts`. */
declare const FILES: Files;

const { scope } = self.registration;
const kept = new Kept(caches, (url, init) => fetch(url, init), scope, FILES);

// A new one waits until a page takes it: whoever is in the middle of something goes on with what
// they have.
self.addEventListener('install', (event) => event.waitUntil(kept.begin()));

self.addEventListener('activate', (event) => event.waitUntil(kept.tidy().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'take') event.waitUntil(self.skipWaiting());
  if (event.data === 'keep') event.waitUntil(kept.goOn());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf({ method: request.method, navigates: request.mode === 'navigate', url: request.url }, scope, FILES);
  if (way.kind === 'page') event.respondWith(kept.page().then((page) => page ?? fetch(request)));
  if (way.kind === 'file') event.respondWith(kept.file(way.path));
});

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const notice = event.data.json() as PushedNotice;
  const { title, options } = shown(notice, scope);
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), badge(notice.waiting)]));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  const next = pressed(action, notification.data as KeptNotice);
  event.waitUntil('show' in next ? show(next.show) : fetch(next.post, { method: 'POST' }));
});

// The browser has another address by now; the page says which when it is there the next time.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as Event as { oldSubscription?: PushSubscription } & Event;
  if (oldSubscription) (event as ExtendableEvent).waitUntil(self.registration.pushManager.subscribe(oldSubscription.options));
});

async function show(target: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = openAt(pages, target);
  await (page === undefined ? self.clients.openWindow(target) : page.focus());
}

/** How many tables wait, on the icon of the page where it is installed. */
async function badge(waiting: number): Promise<void> {
  const { setAppBadge } = self.navigator as { setAppBadge?: (count: number) => Promise<void> };
  await setAppBadge?.call(self.navigator, waiting).catch(() => undefined);
}
