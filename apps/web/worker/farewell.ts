import { shelfOf } from './shelf.ts';

declare const self: ServiceWorkerGlobalScope;

// Served instead of the worker if the operator wants none: deletes this page's caches and
// unregisters itself.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(forget()));

async function forget(): Promise<void> {
  const { registration } = self;
  const names = (await caches.keys()).filter((name) => name.startsWith(shelfOf(registration.scope)));
  for (const name of names) await caches.delete(name);
  await registration.unregister();
}
