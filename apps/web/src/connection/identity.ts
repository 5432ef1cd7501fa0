import type { Identity } from '@sobremesa/client';
import { remember, remembered } from '../lib/storage.ts';

const KEY = 'sobremesa.key';
const NAME = 'sobremesa.name';

/** Who this device is, kept by the browser. */
export const identity = {
  key: (): string | null => remembered(KEY),
  /** The last name given, to be offered again. */
  name: (): string => remembered(NAME) ?? '',

  keepKey: (key: string): void => remember(KEY, key),
  keepName: (name: string): void => remember(NAME, name),

  /** Another tab of this browser has stored a key. */
  onAdopted(adopted: () => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === KEY && event.newValue !== null && event.newValue !== event.oldValue) adopted();
    };
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  },
} satisfies Identity & { name(): string };
