// Without a hash function: a page uses the browser's.

/** The first bytes of each hash of the shuffle. See `docs/shuffle-protocol.md`. */
export const domains = {
  server: 'sobremesa/shuffle/1/server',
  device: 'sobremesa/shuffle/1/device',
  seed: 'sobremesa/shuffle/1/seed',
} as const;
