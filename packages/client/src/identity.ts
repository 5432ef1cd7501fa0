/**
 * The user of this device, and where the key is stored. The key is a secret: it is sent only to the
 * server, on connecting.
 */
export interface Identity {
  /** Null until this device has a key. */
  key(): string | null;
  keepKey(key: string): void;
  keepName(name: string): void;
  /** Drops this key, which has become invalid, if it is still this device's key. */
  forget(key: string): void;
  /** The description of this device in its owner's list; undefined without one. */
  device?(): string;
  /**
   * Calls back when another tab has stored a key, so that all connections use it. @returns a
   * function that stops it
   */
  onAdopted(adopted: () => void): () => void;
}

/** An identity that lasts as long as the program. */
export function identityInMemory(key: string | null = null): Identity {
  return {
    key: () => key,
    keepKey: (given) => {
      key = given;
    },
    keepName: () => undefined,
    forget: (gone) => {
      if (key === gone) key = null;
    },
    onAdopted: () => () => undefined,
  };
}
