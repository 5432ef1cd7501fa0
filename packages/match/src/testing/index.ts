export { CARD, secretsGame } from './secretsGame.ts';
export { begun, refusalOf, stepOf } from './outcomes.ts';
export { referenceOf, type Reference } from './reference.ts';
