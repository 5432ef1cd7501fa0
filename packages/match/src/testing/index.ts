export { CARD, secretsGame } from './secretsGame.ts';
export { playedOut, randomShuffle, written } from './finished.ts';
export { mutated, mutatedText } from './mutate.ts';
export { begun, refusalOf, stepOf } from './outcomes.ts';
export { randomMatch } from './randomMatch.ts';
export { referenceOf, type Reference } from './reference.ts';
