import type { HintKey } from '@sobremesa/games/patzcuaro/hints';
import type { Having } from '../../../i18n/shape.ts';

/** Hints: what a good move does, and the reasons for it. Loaded on request. */
export const hints = {
  go: '{space}: move {steps, plural, one {# space} other {# spaces}} and use the space.',
  goFlip: '{space}: move {steps, plural, one {# space} other {# spaces}} and flip your player card.',
  goDraw: '{space}: move {steps, plural, one {# space} other {# spaces}} and draw a card.',
  choose: 'Choose this option: {option}.',
  trade:
    'Leave {placed} ({points, plural, =0 {no points on your altar now} one {{count, plural, one {} other {the best one }}worth one point on your altar} other {{count, plural, one {} other {the best one }}worth {points} points on your altar}}) and take {taken}.',
  place: 'Place {card} on level {level}.',
  pass: 'Place nothing.',
  points: 'It brings you {points, plural, one {# more point} other {# more points}}.',
  loses: 'It costs {points, plural, one {# point} other {# points}}.',
  noPoints: 'For now your points stay the same.',
  level: '{points, plural, one {# of them comes} other {# of them come}} from level {level}: {items}.',
  set: 'It completes a set ({objective}): {points, plural, one {# point} other {# points}}.',
  colours: 'The objective “{objective}” brings {points, plural, one {# point} other {# points}}.',
  coloursLost: 'The objective “{objective}” costs you {points, plural, one {# point} other {# points}}.',
  levels: 'The objective “{objective}” brings {points, plural, one {# point} other {# points}}.',
  fills: 'It completes level {level} and lights its candles.',
  opens: 'You may then place one more card on level {level}.',
  completes: 'It completes your altar and brings the night to an end.',
  oneShort: 'After that, your next set only needs a {item}.',
  keepsFor: 'Your next set only needs a {item}, and you have one in hand: {card}.',
  best: 'There you can place {card} on level {level}: {points, plural, one {# point} other {# points}}.',
  placesOne: 'There you place a card on your altar.',
  draws: '{count, plural, one {You draw # card} other {You draw # cards}}.',
  takes: '{count, plural, one {For one of your cards} other {For # of your cards}} you take {taken}.',
  takesWorth:
    '{count, plural, one {For one of your cards} other {For # of your cards}} you take {taken}, worth {points, plural, one {# point} other {# points}} on level {level} of your altar.',
  wants:
    'On level {level} of your altar, {only, select, yes {it} other {{card}}} would be worth {points, plural, one {# point} other {# points}}.',
  choice: 'There you can choose one of these: {options}.',
  shared: 'But the others get something, too.',
  reveals: 'A card from the deck goes to the shops.',
  flipCost:
    '{count, plural, =0 {The deck is empty, so you draw nothing, and} one {You draw # card, but} other {You draw # cards, but}} lose 5 points at the end.',
  keepsHand: 'You keep your cards.',
  spare: 'Any card from your hand would cost you {points, plural, one {# point} other {# points}} or more.',
  onlyWay: 'It is one of the most promising things you can do now.',
};

export default { hints } satisfies Having<HintKey>;
