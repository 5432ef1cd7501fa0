export { answer, type Question } from './answer.ts';
export { levels, type Level } from './levels.ts';
export type { Idea, Mind } from './mind.ts';
export { minds } from './minds/index.ts';
export { think, type Budget, type Thought } from './search.ts';
