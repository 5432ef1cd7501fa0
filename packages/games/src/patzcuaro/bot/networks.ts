import type { StoredNetwork } from '../../kit/index.ts';

/** Value networks by number of seats. `npm run train` writes this file. */
export const networks: Readonly<Record<number, StoredNetwork>> = {};
