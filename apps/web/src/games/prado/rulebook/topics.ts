import { centuries, missionIds, paintingIds, schools, slotIds, themes, type ReasonKey } from '@sobremesa/games/prado';
import { under } from '../../../rulebook/rulebook.ts';
import type { ParagraphId, PromptKey } from './outline.ts';

const reasons: Readonly<Record<ReasonKey, ParagraphId>> = {
  gameOver: 'winner',
  notYourTurn: 'slot',
  unknownMove: 'mistakes',
  badArguments: 'mistakes',
  waitMissions: 'choose-missions',
  waitLay: 'slot-order',
  waitPainting: 'after-photo',
  waitAnswers: 'window',
  missionsFirst: 'choose-missions',
  laySlotFirst: 'slot',
  paintingFirst: 'after-photo',
  discardFirst: 'discard',
  windowOpen: 'window',
  visitOver: 'visit',
  visitFirst: 'photography',
  handHidden: 'secret',
  cardNotInHand: 'secret',
  securityOnlyBlocks: 'block',
  otherAction: 'visit',
  wrongNumberOfCards: 'joker',
  cardsBetween: 'slot-order',
  roomClosed: 'rooms',
  roomRetired: 'no-paintings',
  roomFull: 'queue',
  alreadyThere: 'move',
  notNeighbour: 'neighbours',
  inHall: 'hall',
  alreadyFirst: 'closer',
  noVisitors: 'visitors',
  visitorNotNeighbour: 'change',
  visitorsFull: 'visitors',
  nowhereToGo: 'change',
  noActionsLeft: 'photography',
  windowClosed: 'window',
  alreadyAnswered: 'window',
  noSecurity: 'block',
  notAsked: 'window',
  nothingToHang: 'after-photo',
  pileEmpty: 'no-paintings',
  paintingNotShown: 'own-photo',
  otherRoom: 'after-photo',
  missionsChosen: 'choose-missions',
  missionNotDealt: 'choose-missions',
  missionTwice: 'choose-missions',
  nothingToLay: 'slot-order',
  otherSlot: 'slot-order',
  nothingToDiscard: 'discard',
  nobodyBlocks: 'solo-hour',
  orderAboutOthers: 'orders',
};

const prompts: Readonly<Record<PromptKey, ParagraphId>> = {
  over: 'winner',
  lost: 'solo-end',
  missions: 'choose-missions',
  missionsOthers: 'choose-missions',
  lay: 'slot-order',
  layOthers: 'slot-order',
  visit: 'visit',
  photography: 'photography',
  discard: 'discard',
  block: 'block',
  ordered: 'orders',
  blockNot: 'window',
  asked: 'window',
  pile: 'after-photo',
  hang: 'own-photo',
};

const named = (ids: readonly string[], to: (id: string) => string) => Object.fromEntries(ids.map((id) => [id, to(id)]));

const terms: Readonly<Record<string, string>> = {
  ...named(paintingIds, (id) => `painting-${id}`),
  ...named(slotIds, (id) => `slot-${id}`),
  ...named(missionIds, (id) => `goal-${id}`),
  ...named(['move', 'help', 'change', 'security'], (type) => `card-${type}`),
  ...named(
    centuries.map((century) => `century-${century}`),
    (id) => id,
  ),
  ...named(
    schools.map((school) => `school-${school}`),
    (id) => id,
  ),
  ...named(
    themes.map((theme) => `theme-${theme}`),
    (id) => `goal-${id}`,
  ),
  guard: 'walk' satisfies ParagraphId,
  cw: 'walk' satisfies ParagraphId,
  ccw: 'walk' satisfies ParagraphId,
};

/** The paragraphs that explain the catalogue's reasons, prompts and terms. */
export const topics = { ...under('reasons', reasons), ...under('prompt', prompts), ...under('terms', terms) };
