import { cardIds, colors, items, onePetal, threePetals, twoPetals, type ReasonKey } from '@sobremesa/games/patzcuaro';
import { under } from '../../../rulebook/rulebook.ts';
import type { ParagraphId, PromptKey } from './outline.ts';
import { spaceIds } from './spaces.ts';

const reasons: Readonly<Record<ReasonKey, ParagraphId>> = {
  gameOver: 'winner',
  notYourTurn: 'start',
  unknownMove: 'mistakes',
  badArguments: 'mistakes',
  waitGift: 'others',
  waitLast: 'last',
  travelFirst: 'turn-parts',
  chooseFirst: 'choose',
  tradeFirst: 'order',
  placeFirst: 'order',
  placeOrPassFirst: 'last',
  mustPlace: 'place',
  handHidden: 'secret',
  mustMove: 'move',
  occupied: 'move',
  tooFar: 'move',
  alreadyFlipped: 'flip',
  flipFirst: 'must-flip',
  spacePlayable: 'draw-one',
  noCards: 'act',
  noCardOfColor: 'act',
  noCardWith: 'act',
  noCardWithout: 'act',
  noCardOfSize: 'size',
  noCardOfOtherColor: 'other-color',
  noOtherColorForSure: 'other-color',
  notEnoughCards: 'one-card-each',
  noCardToPlace: 'order',
  noOption: 'choose',
  unknownOption: 'choose',
  cardNotInHand: 'secret',
  cardTwice: 'one-card-each',
  wrongNumberOfCards: 'trade',
  cardNotOfColor: 'one-card-each',
  cardWithout: 'one-card-each',
  cardWith: 'one-card-each',
  cardNotOfSize: 'size',
  cardOfTopColor: 'other-color',
  levelFull: 'levels',
  levelUnsupported: 'support',
  laterImpossible: 'order',
};

const prompts: Readonly<Record<PromptKey, ParagraphId>> = {
  over: 'winner',
  travel: 'move',
  travelFlip: 'must-flip',
  travelDraw: 'draw-one',
  choose: 'choose',
  trade: 'trade',
  place: 'place',
  gift: 'others',
  last: 'last',
  lastEnded: 'last',
};

const terms: Readonly<Record<string, string>> = {
  ...Object.fromEntries(cardIds.map((id) => [id, 'cards' satisfies ParagraphId])),
  ...Object.fromEntries(spaceIds.map((id) => [id, `space-${id}`])),
  ...Object.fromEntries([...onePetal, ...twoPetals, ...threePetals].map(({ id }) => [id, `goal-${id}`])),
  ...Object.fromEntries([...items, ...colors].map((id) => [id, `thing-${id}`])),
};

/** The paragraphs that explain the catalogue's reasons, prompts and terms. */
export const topics = { ...under('reasons', reasons), ...under('prompt', prompts), ...under('terms', terms) };
