import type { Rates } from '../../src/rates.ts';

/** High limits for tests of other things, in which all requests come from one address. */
const plenty = { points: 1_000_000, seconds: 1 };
export const noLimits: Rates = {
  packets: plenty,
  socket: plenty,
  say: plenty,
  since: plenty,
  act: plenty,
  sayHere: plenty,
  sinceHere: plenty,
  comments: plenty,
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
