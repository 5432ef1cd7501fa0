export { engineOf, type Engine, type EngineState, type MoveResult, type Refused } from './engine.ts';
export { FastRandom } from './fastRandom.ts';
export type { Playout } from './playout.ts';
export { shared } from './shared.ts';
export { UnsupportedDefinitionError } from './unsupported.ts';
