import { revealsBy } from '../kit/index.ts';
import type { PradoEvent } from './events.ts';

/** Whether an event revealed hidden information to any viewer (section 15). */
export const reveals = revealsBy<PradoEvent>({
  keptMissions: false,
  round: false,
  // It also reveals the next slot card.
  slot: true,
  slotVoid: false,
  turn: false,
  photography: false,
  drew: true,
  reshuffled: true,
  // Other players may discard for the same slot card.
  discarded: ({ cause }) => cause === 'slot',
  handed: true,
  // A skipped window reveals others' hands if the card could be blocked.
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
  // The next painting follows, or the choice of it.
  photo: true,
  looked: true,
  hung: true,
  putBack: false,
  retired: false,
  won: true,
  beatGuard: true,
  lost: true,
});
