import type { Connection, ConnectionState } from '@sobremesa/client';
import { shelfOf } from '../../worker/shelf.ts';
import { hasServer } from '../lib/hasServer.ts';
import { usePreferences } from '../lib/preferences.ts';
import { remembered } from '../lib/storage.ts';
import { ownBuild, useNewer } from './newer.ts';

/**
 * Delay before the rest of the page is cached, in milliseconds, so that it does not slow down the
 * start.
 */
const KEEP_AFTER = 5000;
/** Milliseconds after which a new worker that has not taken over is considered stuck. */
const TAKE_WITHIN = 4000;
/** Session storage key: the build to which this tab has switched by itself. */
const TAKEN = 'sobremesa.taken';

/**
 * Caches the page on this device, so that it starts at once and offline, and watches for a newer
 * build on the server.
 */
export async function install(connection: Connection): Promise<void> {
  followLanguage();
  const isKnown = (navigator as Partial<Navigator>).serviceWorker?.controller != null;
  const registration = await register(connection);
  // Without a server that names its build, only the worker's own script reveals a newer one.
  if (!hasServer && isKnown && registration !== null) void offer(registration, null);
  const look = (state: ConnectionState) => {
    const isOld = state.build !== null && ownBuild !== null && state.build !== ownBuild;
    if (isOld || state.status === 'outdated') void offer(registration, state.build);
  };
  connection.store.subscribe((state, before) => {
    if (state.build !== before.build || state.status !== before.status) look(state);
  });
  look(connection.store.getState());
}

/**
 * Whether the reader has interacted with this page. True where the browser does not count events.
 */
function isTouched(): boolean {
  const { eventCounts } = performance as { eventCounts?: ReadonlyMap<string, number> };
  return eventCounts === undefined || ['pointerdown', 'keydown'].some((event) => (eventCounts.get(event) ?? 0) > 0);
}

/** Registers the service worker. Null if the browser has none, as on plain HTTP. */
async function register(connection: Connection): Promise<ServiceWorkerRegistration | null> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) return null;
  const isKnown = workers.controller !== null;
  let isFirst = !isKnown;
  workers.addEventListener('controllerchange', () => {
    // Another tab has switched to a newer build. This page has all it needs until the next
    // navigation.
    if (!isFirst) useNewer.setState({ ready: true, take: () => location.reload() });
    isFirst = false;
  });
  try {
    const scope = document.baseURI;
    await workers.register(new URL('sw.js', scope), { scope, updateViaCache: 'none' });
    const registration = await workers.getRegistration(scope);
    if (registration === undefined) return null;
    useNewer.setState({ take: () => void take(registration) });
    // The browser checks for a new worker only after the current one has gone idle, which may take
    // minutes.
    if (isKnown) void registration.update().catch(() => undefined);
    setTimeout(() => void keepAll(workers), KEEP_AFTER);
    // Renews the push subscription, which only users of notifications have.
    if (remembered('sobremesa.notices'))
      void import('../notifications/browser.ts').then(({ keepUp }) => keepUp(connection)).catch(() => undefined);
    return registration;
  } catch {
    return null;
  }
}

/**
 * Caches the whole page. With data saving on, the worker caches only what the reader has opened.
 */
async function keepAll(workers: ServiceWorkerContainer): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true) (await workers.ready).active?.postMessage('keep', { transfer: [] });
}

/**
 * Prepares the newer build. Switches to it at once if the reader has done nothing on this page yet.
 */
async function offer(registration: ServiceWorkerRegistration | null, build: string | null): Promise<void> {
  if (registration !== null && (await updated(registration)) === null && (await isKept(registration))) return;
  // At most once per build: servers of two builds behind one address would cause endless reloads.
  if (!isTouched() && build !== null && sessionStorage.getItem(TAKEN) !== build) {
    sessionStorage.setItem(TAKEN, build);
    useNewer.getState().take();
  } else useNewer.setState({ ready: true });
}

/**
 * Switches to the newer build. If this build's worker does not yield, it is removed with its cache.
 */
async function take(registration: ServiceWorkerRegistration): Promise<void> {
  const waiting = await updated(registration);
  if (waiting !== null) {
    waiting.postMessage('take', { transfer: [] });
    await Promise.race([
      leaves(waiting, ['installed', 'activating']),
      new Promise((resolve) => setTimeout(resolve, TAKE_WITHIN)),
    ]);
  }
  if (await isKept(registration)) {
    await registration.unregister();
    await caches.delete(shelfOf(registration.scope, ownBuild ?? ''));
  }
  location.reload();
}

/** Whether a reload would load this build again. */
function isKept({ scope }: ServiceWorkerRegistration): Promise<boolean> {
  return caches.has(shelfOf(scope, ownBuild ?? ''));
}

/**
 * The worker of a newer build, once it has cached the start of the page; null when there is none.
 */
async function updated(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing !== null) await leaves(installing, ['installing']);
  return registration.waiting;
}

/** Resolves when the worker has left all of these states. */
function leaves(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!states.includes(worker.state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Updates the manifest's link when the page's language changes. */
function followLanguage(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link === null) return;
  const apply = () => {
    link.href = new URL(`manifest.${usePreferences.getState().language}.webmanifest`, document.baseURI).href;
  };
  usePreferences.subscribe(apply);
  apply();
}
