/**
 * Who this device is, and where it keeps that. The key is a secret: it goes to the server when a
 * connection is made, and nowhere else.
 */
export interface Identity {
  /** Null until this device has one. */
  key(): string | null;
  keepKey(key: string): void;
  keepName(name: string): void;
  /**
   * Calls back when the device has got another key by other hands: then all its connections are the
   * same person. Returns the way to stop.
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
    onAdopted: () => () => undefined,
  };
}
