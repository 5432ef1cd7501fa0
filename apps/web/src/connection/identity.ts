import type { Identity } from '@sobremesa/client';
import { remember, remembered } from '../lib/storage.ts';
import { deviceNameOf } from './deviceName.ts';

const KEY = 'sobremesa.key';
const NAME = 'sobremesa.name';
/** Storage key of former users of this device, as JSON. */
const FORMER = 'sobremesa.former';
const MOST_FORMER = 5;

/** A former user of this device. The key is as secret as the current one. */
interface FormerUser {
  key: string;
  name: string;
}

/** This device's key and name, stored in the browser. */
export const identity = {
  key: (): string | null => remembered(KEY) || null,
  /** The last name entered, to prefill the next form. */
  name: (): string => remembered(NAME) ?? '',
  device: (): string => deviceNameOf(navigator.userAgent),

  keepKey: (key: string): void => remember(KEY, key),
  keepName: (name: string): void => remember(NAME, name),
  forget(key: string): void {
    if (remembered(KEY) === key) remember(KEY, '');
  },

  /** Former users of this device, the newest first. */
  former(): readonly FormerUser[] {
    try {
      return JSON.parse(remembered(FORMER) ?? '[]') as FormerUser[];
    } catch {
      return [];
    }
  },

  /**
   * Switches this device to another user. Keeps the current user's key, so that the reader can
   * switch back.
   *
   * @param own the current user's name
   */
  become(key: string, name: string, own: string): void {
    const before = identity.key();
    const others = identity.former().filter((user) => user.key !== key && user.key !== before);
    const former = before === null || before === key ? others : [{ key: before, name: own }, ...others];
    remember(FORMER, JSON.stringify(former.slice(0, MOST_FORMER)));
    remember(KEY, key);
    remember(NAME, name);
  },

  /** Calls back when another tab of this browser stores another key. */
  onAdopted(adopted: () => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === KEY && event.newValue !== null && event.newValue !== event.oldValue) adopted();
    };
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  },
} satisfies Identity & Record<string, unknown>;
