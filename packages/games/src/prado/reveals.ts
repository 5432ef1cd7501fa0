import { revealsBy } from '../kit/index.ts';
import type { PradoEvent } from './events.ts';

/** Whether an event showed anybody something hidden (section 15). */
export const reveals = revealsBy<PradoEvent>({
  keptMissions: false,
  round: false,
  // With it the next one comes up.
  slot: true,
  slotVoid: false,
  turn: false,
  photography: false,
  drew: true,
  reshuffled: true,
  // For the slot card others may discard, too.
  discarded: ({ cause }) => cause === 'slot',
  handed: true,
  // That the others are not asked, although a card may be blocked, tells what they hold.
  declared: ({ window }) => window !== 'impossible',
  blocked: true,
  moved: false,
  overtook: false,
  helped: true,
  visitorMoved: false,
  visitorsCame: false,
  visitorsLeft: true,
  toHall: false,
  steppedBack: false,
  pilesTurned: true,
  lent: false,
  walked: false,
  guardDrew: true,
  guardIdle: false,
  alarm: true,
  // The next painting follows, or the question for it.
  photo: true,
  looked: true,
  hung: true,
  putBack: false,
  retired: false,
  won: true,
  beatGuard: true,
  lost: true,
});
