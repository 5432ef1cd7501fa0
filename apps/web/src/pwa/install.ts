import type { Connection, ConnectionState } from '@sobremesa/client';
import { shelfOf } from '../../worker/shelf.ts';
import { usePreferences } from '../lib/preferences.ts';
import { remembered } from '../lib/storage.ts';
import { ownBuild, useNewer } from './newer.ts';

/**
 * All else of the page is kept so long after it has begun, in milliseconds: nothing that somebody
 * waits for has to wait for it.
 */
const KEEP_AFTER = 5000;
/** A new worker that has not taken over by then never will. In milliseconds. */
const TAKE_WITHIN = 4000;
/** Which build this tab has taken by itself. */
const TAKEN = 'sobremesa.taken';

/**
 * Has the page kept on this device, so that it begins at once and without a net, and follows
 * whether the server has a newer one.
 */
export async function install(connection: Connection): Promise<void> {
  followLanguage();
  const registration = await register(connection);
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
 * Whether anything was done on this page since it is there; where the browser does not count that,
 * something was.
 */
function isTouched(): boolean {
  const { eventCounts } = performance as { eventCounts?: ReadonlyMap<string, number> };
  return eventCounts === undefined || ['pointerdown', 'keydown'].some((event) => (eventCounts.get(event) ?? 0) > 0);
}

/** The worker that keeps the page; null where the browser has none: on plain http, for instance. */
async function register(connection: Connection): Promise<ServiceWorkerRegistration | null> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) return null;
  const isKnown = workers.controller !== null;
  let isFirst = !isKnown;
  workers.addEventListener('controllerchange', () => {
    // Another tab has taken a newer page: this one has what it needs for as long as it goes
    // nowhere.
    if (!isFirst) useNewer.setState({ ready: true, take: () => location.reload() });
    isFirst = false;
  });
  try {
    const scope = document.baseURI;
    await workers.register(new URL('sw.js', scope), { scope, updateViaCache: 'none' });
    const registration = await workers.getRegistration(scope);
    if (registration === undefined) return null;
    useNewer.setState({ take: () => void take(registration) });
    // A browser looks for another worker only when the one it has rests, and that may take minutes.
    if (isKnown) void registration.update().catch(() => undefined);
    setTimeout(() => void keepAll(workers), KEEP_AFTER);
    // Whoever never had a notification needs nothing of it.
    if (remembered('sobremesa.notices'))
      void import('../notices/browser.ts').then(({ keepUp }) => keepUp(connection)).catch(() => undefined);
    return registration;
  } catch {
    return null;
  }
}

/** Whoever pays for what is loaded keeps what they have seen, and no more. */
async function keepAll(workers: ServiceWorkerContainer): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true) (await workers.ready).active?.postMessage('keep', { transfer: [] });
}

/**
 * Makes the newer page ready; goes on with it at once if nobody has done anything on this one yet.
 */
async function offer(registration: ServiceWorkerRegistration | null, build: string | null): Promise<void> {
  if (registration !== null && (await updated(registration)) === null && (await isKept(registration))) return;
  // Once: where servers of two builds stand behind one address, there would be no end to it.
  if (!isTouched() && build !== null && sessionStorage.getItem(TAKEN) !== build) {
    sessionStorage.setItem(TAKEN, build);
    useNewer.getState().take();
  } else useNewer.setState({ ready: true });
}

/**
 * Goes on with the newer page. What was kept of this one is thrown away when its worker does not
 * make way.
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

/** Whether this page is what would be shown again. */
function isKept({ scope }: ServiceWorkerRegistration): Promise<boolean> {
  return caches.has(shelfOf(scope, ownBuild ?? ''));
}

/** The worker of a newer page, once it has what that begins with; null when there is none. */
async function updated(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing !== null) await leaves(installing, ['installing']);
  return registration.waiting;
}

/** Until a worker is in none of these states any more. */
function leaves(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!states.includes(worker.state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** The manifest of the language that is spoken. */
function followLanguage(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link === null) return;
  const apply = () => {
    link.href = new URL(`manifest.${usePreferences.getState().language}.webmanifest`, document.baseURI).href;
  };
  usePreferences.subscribe(apply);
  apply();
}
