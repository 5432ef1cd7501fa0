import type { Networks } from '../network.ts';

/** Trained value networks. `npm run train` writes this file. */
export const networks: Networks = {};
