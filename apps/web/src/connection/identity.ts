import { remember, remembered } from '../app/storage.ts';

const KEY = 'sobremesa.key';
const NAME = 'sobremesa.name';

/** Who this device is. The key is a secret: it goes to the server when a connection is made, and nowhere else. */
export const identity = {
  key: (): string | null => remembered(KEY),
  /** The last name given, to be offered again. */
  name: (): string => remembered(NAME) ?? '',

  keepKey: (key: string): void => remember(KEY, key),
  keepName: (name: string): void => remember(NAME, name),

  /** Calls back when another tab of this browser has stored a key: then all are the same person. Returns the way to stop. */
  onAdopted(adopted: () => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === KEY && event.newValue !== null && event.newValue !== event.oldValue) adopted();
    };
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  },
};

export type Identity = typeof identity;
