export { answer, type Question } from './answer.ts';
export { chancesOf, chancesSeen, type Position } from './chances.ts';
export { budgetOf, levels } from './levels.ts';
export { policies } from './policies.ts';
export { Policy } from './policy.ts';
export { weigh, type Decided, type Weighed } from './turningPoint.ts';
export { think, type Budget, type Evaluation } from './search.ts';
