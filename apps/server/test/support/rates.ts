import type { Rates } from '../../src/rates.ts';

/**
 * Everything from one address, so the limits of tests that are not about limits are out of the way.
 */
const plenty = { points: 1_000_000, seconds: 1 };
export const noLimits: Rates = {
  packets: plenty,
  socket: plenty,
  say: plenty,
  since: plenty,
  act: plenty,
  sayHere: plenty,
  sinceHere: plenty,
  address: plenty,
  connect: plenty,
  identify: plenty,
  open: plenty,
  mail: plenty,
  push: plenty,
  hook: plenty,
  claim: plenty,
  admin: plenty,
};
