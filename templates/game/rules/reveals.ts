import { revealsBy } from '../kit/index.ts';
import type { NewgameEvent } from './events.ts';

/** Whether an event showed anybody something hidden. */
export const reveals = revealsBy<NewgameEvent>({
  turn: false,
  took: false,
  emptied: false,
  guessed: false,
  opened: true,
  won: false,
});
