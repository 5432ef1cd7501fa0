export { expectCopies } from './copies.ts';
export { expectDeterminized, unevenness } from './determinize.ts';
export { expectTrueHints, pointsNamed, pointsOf } from './hints.ts';
export { seedOf, TestMatch } from './match.ts';
export { movesAt } from './positions.ts';
export { expectEveryPick, expectPicks, type PickOptions } from './picks.ts';
export { expectReplay, playRandom, type Picker } from './play.ts';
export { seedsFrom, underSeeds } from './seeds.ts';
export { expectNonInterference, expectNothingShown, whatIsSeen, type Scramble } from './secrets.ts';
