import type { PushedNotification } from '@sobremesa/protocol';
import { Kept } from './keeping.ts';
import { openAt, pressed, shown, type Kept as KeptNotification } from './notifications.ts';
import { wayOf, type Files } from './ways.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted at build time; see `build/pwa.ts`. */
declare const FILES: Files;

const { scope } = self.registration;
const kept = new Kept(caches, (url, init) => fetch(url, init), scope, FILES);

// A new worker waits until a page switches to it, so that open pages keep the files of their build.
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
  const notice = event.data.json() as PushedNotification;
  const { title, options } = shown(notice, scope);
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), badge(notice.waiting)]));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  const next = pressed(action, notification.data as KeptNotification);
  event.waitUntil('show' in next ? show(next.show) : fetch(next.post, { method: 'POST' }));
});

// The push endpoint has changed. The page reports the new one to the server on its next start.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as Event as { oldSubscription?: PushSubscription } & Event;
  if (oldSubscription) (event as ExtendableEvent).waitUntil(self.registration.pushManager.subscribe(oldSubscription.options));
});

async function show(target: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = openAt(pages, target);
  await (page === undefined ? self.clients.openWindow(target) : page.focus());
}

/** Sets the number of waiting tables on the installed app's icon. */
async function badge(waiting: number): Promise<void> {
  const { setAppBadge } = self.navigator as { setAppBadge?: (count: number) => Promise<void> };
  await setAppBadge?.call(self.navigator, waiting).catch(() => undefined);
}
