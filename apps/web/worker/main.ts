import { Kept } from './keeping.ts';
import { wayOf, type Files } from './ways.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in when the page is built; see `build/installed.ts`. */
declare const FILES: Files;

const { scope } = self.registration;
const kept = new Kept(caches, (url, init) => fetch(url, init), scope, FILES);

// A new one waits until a page takes it: whoever is in the middle of something goes on with what they have.
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
