export { checkInvariants } from './invariants.ts';
export { matchAt, matchFrom, matchInAction, pickMostlyBuying, toAction, type Due, type MuseumMatch } from './match.ts';
export { scramble } from './scramble.ts';
export { layoutOf, table, type PlayerSketch, type TableSketch } from './table.ts';
