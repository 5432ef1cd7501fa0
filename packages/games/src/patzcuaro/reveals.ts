import { revealsBy } from '../kit/index.ts';
import type { PatzcuaroEvent } from './events.ts';

/** Whether an event revealed hidden information to any viewer (1.10). */
export const reveals = revealsBy<PatzcuaroEvent>({
  moved: false,
  chose: false,
  traded: false,
  placed: false,
  void: false,
  passed: false,
  drew: ({ count }) => count > 0,
  revealed: ({ card }) => card !== null,
  flipped: false,
  levelCompleted: false,
  altarCompleted: false,
  deckEmpty: false,
  endTriggered: false,
  lastPlacements: false,
  turn: false,
  won: false,
});
