import { revealsBy } from '../kit/index.ts';
import type { NewgameEvent } from './events.ts';

/** Whether an event revealed hidden information to any viewer. */
export const reveals = revealsBy<NewgameEvent>({
  turn: false,
  took: false,
  emptied: false,
  guessed: false,
  opened: true,
  won: false,
});
