import type { Connection } from '@sobremesa/client';
import type { NotificationLanguage } from '@sobremesa/protocol';
import { usePreferences } from '../lib/preferences.ts';
import { isSource, type Language } from '../i18n/languages.ts';
import { remember, remembered } from '../lib/storage.ts';

/** Storage key: this browser's channel id, and the endpoint that the server knows. */
const OWN = 'sobremesa.notices';

/**
 * Whether this browser supports notifications; `install`: only after the page is on the home
 * screen.
 */
export type Ability = 'able' | 'blocked' | 'install' | 'none';

export function ability(): Ability {
  const { serviceWorker, standalone } = navigator as Partial<Navigator> & { standalone?: boolean };
  // An iPad identifies itself as a Mac.
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  if (isApple && standalone === false && !('PushManager' in window)) return 'install';
  if (serviceWorker === undefined || !('PushManager' in window) || !('Notification' in window)) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** The id of this browser's channel; null for none. */
export function ownChannel(): string | null {
  return remembered(OWN)?.split(' ')[0] || null;
}

/**
 * Adds this browser as a channel. Call only after a press of the reader: the browser shows its
 * permission prompt.
 *
 * @param key the server's key for push services
 * @returns whether it worked
 */
export async function turnOn(connection: Connection, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  try {
    // Without a service worker, `ready` would never resolve.
    if ((await navigator.serviceWorker.getRegistration()) === undefined) return false;
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    // A subscription for another server's key is useless.
    const subscription = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    return await tell(connection, subscription);
  } catch {
    return false;
  }
}

/** Removes this browser as a channel. */
export async function turnOff(): Promise<void> {
  remember(OWN, '');
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Updates the server when the browser's push endpoint has changed. */
export async function keepUp(connection: Connection): Promise<void> {
  const [, endpoint] = remembered(OWN)?.split(' ') ?? [];
  if (endpoint === undefined) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription && subscription.endpoint !== endpoint) await tell(connection, subscription);
}

/** The language of notifications for a reader of this one. */
export function notificationLanguage(language: Language): NotificationLanguage {
  return isSource(language) ? language : 'en';
}

async function tell(connection: Connection, subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  if (endpoint === undefined) return false;
  const answer = await connection.request('notices:push', {
    subscription: { endpoint, p256dh, auth },
    device: matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer',
    language: notificationLanguage(usePreferences.getState().language),
  });
  if (answer.ok) remember(OWN, `${answer.channel} ${endpoint}`);
  return answer.ok;
}
