import * as z from 'zod/mini';
import { checked } from '../kit/index.ts';
import { missionIds } from './catalogue/missions.ts';
import { paintingIds } from './catalogue/paintings.ts';
import { slotIds } from './catalogue/slots.ts';
import { type Action, pileNames, roomNumbers, visitTypes } from './catalogue/types.ts';
import type { MissionId, PaintingId, SlotId } from './catalogue/types.ts';
import { moves } from './moves.ts';
import { MAX_ORDERS } from './rules/orders.ts';
import { orderAnswers, orderOccasions, reactionModes } from './state.ts';

/** More cards than any player ever holds. */
const MAX_CARDS = 48;
/** `w` and a number. */
const windowId = z.string().check(z.regex(/^w\d{1,6}$/));

const visitCard = z.enum(visitTypes);
const visitCardList = z.array(visitCard).check(z.maxLength(MAX_CARDS));
const room = z.literal(roomNumbers);
const missionId = z.enum(missionIds as [MissionId, ...MissionId[]]);
const slotId = z.enum(slotIds as [SlotId, ...SlotId[]]);
const paintingId = z.enum(paintingIds as [PaintingId, ...PaintingId[]]);
const action: z.ZodMiniType<Action> = z.union([
  z.strictObject({ type: z.literal('move'), to: z.union([room, z.literal('closer')]) }),
  z.strictObject({ type: z.literal('help') }),
  z.strictObject({ type: z.literal('change'), to: room }),
]);

const order = z.strictObject({
  who: z.nullable(z.string().check(z.regex(/^\d$/))),
  when: z.enum(orderOccasions),
  answer: z.enum(orderAnswers),
});

/** The moves as the server makes them: arguments from clients must have these shapes. */
export const checkedMoves = checked(moves, {
  keepMissions: z.tuple([z.array(missionId).check(z.maxLength(3))]),
  lay: z.tuple([slotId, visitCardList]),
  playCard: z.tuple([visitCard, action]),
  playJoker: z.tuple([visitCardList, action]),
  answer: z.tuple([windowId, z.boolean()]),
  waive: z.tuple([windowId]),
  endVisit: z.tuple([]),
  act: z.tuple([action]),
  endTurn: z.tuple([]),
  discard: z.tuple([visitCardList]),
  replace: z.tuple([room, z.enum(pileNames)]),
  hang: z.tuple([room, paintingId, z.enum(['top', 'bottom'])]),
  setReactions: z.tuple([z.enum(reactionModes)]),
  setOrders: z.tuple([z.array(order).check(z.maxLength(MAX_ORDERS))]),
});
