import type { PatzcuaroHintKey } from '@sobremesa/bots/reasons';
import type { Having } from '../../../i18n/shape.ts';

/** What good moves do and what speaks for them; loaded when they are asked for. */
export const hints = {
  go: 'Go to {space}, {steps, plural, one {# space} other {# spaces}} away, and do what it asks.',
  goFlip: 'Go to {space}, {steps, plural, one {# space} other {# spaces}} away, and flip your player card.',
  goDraw: 'Go to {space}, {steps, plural, one {# space} other {# spaces}} away, and draw a card.',
  choose: 'Choose to {option}.',
  trade: 'Leave {placed} and take {taken}.',
  place: 'Place {card} on level {level}.',
  pass: 'Place nothing.',
  points: 'It brings {points, plural, one {# point} other {# points}} more.',
  loses: 'It costs {points, plural, one {# point} other {# points}}.',
  noPoints: 'For now it leaves your points as they are.',
  level: 'Of these, {points} from level {level}, with {items}.',
  set: 'It completes a set of {objective}: {points, plural, one {# point} other {# points}}.',
  colours: 'The objective “{objective}” brings {points, plural, one {# point} other {# points}}.',
  coloursLost: 'The objective “{objective}” takes {points, plural, one {# point} other {# points}}.',
  levels: 'The objective “{objective}” brings {points, plural, one {# point} other {# points}}.',
  fills: 'It lights the candles of level {level}.',
  opens: 'You may then place one more card on level {level}.',
  completes: 'It completes your altar, and the night comes to its end.',
  oneShort: 'For the next set you are then only short of: {item}.',
  keepsFor: 'For the next set you lack {item}, and have it in your hand: {card}.',
  best: 'There you can place {card} on level {level}: {points, plural, one {# point} other {# points}}.',
  placesOne: 'There you place a card in your altar.',
  draws: '{count, plural, one {You draw # card} other {You draw # cards}}.',
  takes: '{count, plural, one {For one card of yours} other {For # cards of yours}} you take {taken}.',
  wants: 'On level {level} of your altar, {card} would be worth {points, plural, one {# point} other {# points}}.',
  choice: 'There you choose between {options}.',
  shared: 'Mind that the others get something, too.',
  reveals: 'A card of the deck goes to the shops.',
  flipCost:
    'You lose 5 points at the end, {count, plural, =0 {and draw nothing: the deck is empty} one {but draw # card} other {but draw # cards}}.',
  keepsHand: 'You keep your cards.',
  spare: 'Any card of your hand would cost you {points, plural, one {# point} other {# points}} or more.',
  onlyWay: 'Of what you can do now, it is among the most promising.',
};

export default { hints } satisfies Having<PatzcuaroHintKey>;
