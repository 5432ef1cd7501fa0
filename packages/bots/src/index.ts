export { answer, type Question } from './answer.ts';
export { levels, type Level } from './levels.ts';
export { policies } from './policies.ts';
export { Policy } from './policy.ts';
export { think, type Budget, type Evaluation } from './search.ts';
