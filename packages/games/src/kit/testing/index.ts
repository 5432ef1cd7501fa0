export { seedOf, TestMatch } from './match.ts';
export { expectReplay, playRandom, type Picker } from './play.ts';
export { expectNonInterference, expectNothingShown, whatIsSeen, type Scramble } from './secrets.ts';
