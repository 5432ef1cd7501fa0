import type { MuseumHintKey } from '@sobremesa/bots/reasons';
import type { Having } from '../../../i18n/shape.ts';

/** What good moves do and what speaks for them; loaded when they are asked for. */
export const hints = {
  keepHand: 'Keep your first hand.',
  throwBack: 'Throw your first hand back and draw another.',
  patron: 'Choose this Patron: {patron}.',
  opinion: 'Put the Public Opinion token on {continent}.',
  draw: 'Take {card}.',
  decline: 'Take nothing.',
  buy: 'Buy {things}; {count, plural, =0 {{prestige, plural, =0 {it costs you nothing} other {you pay # Prestige}}} other {you pay with {cards}{prestige, plural, =0 {} other { and # Prestige}}}}.',
  buyForeign:
    'Buy {card} from the storeroom of {owner}; {count, plural, =0 {{prestige, plural, =0 {it costs you nothing} other {you pay # Prestige}}} other {you pay with {cards}{prestige, plural, =0 {} other { and # Prestige}}}}.',
  inventory: 'Take inventory: get back {cards}.',
  secretary: 'Ask your Secretary for {cards}.',
  favour: 'Play the Favour “{favour}”.',
  favourOn: 'Play the Favour “{favour}” on {things}.',
  discardFavours: 'Discard {favours}.',
  endTurn: 'End your turn.',
  discard: 'Discard {cards}.',
  finish: 'Keep your museum arranged like this.',
  arrange: 'Arrange your museum.',
  points: 'It brings {points, plural, one {# point} other {# points}} more, all counted.',
  loses: 'All counted, it costs you {points, plural, one {# point} other {# points}}.',
  noPoints: 'All counted, it leaves your points as they are.',
  collections: 'Collections bring {points, plural, one {# point} other {# points}}.',
  patronPays: 'Your Patron brings {points, plural, one {# point} other {# points}}.',
  expertsPay: 'Your Experts bring {points, plural, one {# point} other {# points}}.',
  stored:
    'By Public Opinion, what goes to your storeroom takes {points, plural, one {# point} other {# points}} if it stays there.',
  relieves: 'Public Opinion takes {points, plural, one {# point} other {# points}} less from you.',
  prestige: 'You gain {count} Prestige.',
  favours: 'You draw {count, plural, one {# Favour} other {# Favours}}.',
  lastRound: 'It makes this the last round.',
  hires: 'To the end, {count, plural, one {this one works} other {these work}} for you: {experts}.',
  worth: 'It is worth {value}: the points that it brings when exhibited, or what it pays.',
  collects:
    'It goes with {count, plural, one {# piece} other {# pieces}} that you have of {people}: from three side by side they are a collection.',
  wanted: 'It is what your Patron looks for: {patron}.',
  toll: 'Mind that it costs 1 Prestige of customs.',
  gives: 'Mind that {player} gains 1 Prestige if you take something.',
  back: '{count, plural, one {# card comes} other {# cards come}} back to your hand, of value {value} in all.',
  drawsObjects: 'You draw {count, plural, one {# card} other {# cards}} from the deck of {continent}.',
  cheaper: 'Your next Object costs {count} less.',
  cheaperExpert: 'Your next Expert costs {count} less.',
  noFee: 'You buy from another storeroom without a fee.',
  swaps:
    '{value, plural, =0 {You get a piece of the same value} one {You get a piece that is worth # more} other {You get a piece that is of more use to you}}.',
  keeps: 'You keep {count, plural, one {# card} other {# cards}}, of value {value} in all.',
  keepsFavours: 'You are left with: {favours}.',
  patronHand:
    '{count, plural, one {# card} other {# cards}} of your hand {count, plural, one {is} other {are}} what this one looks for.',
  noCards: 'Nothing in your hand is what this one looks for yet.',
  exposed: 'Mind that you have {count, plural, one {# card} other {# cards}} of it in your storeroom.',
  safe: 'You have nothing of it in your storeroom, so it costs you nothing.',
  strongHand: 'Your cards are worth {value} in all; another hand could be worth less.',
  weakHand: 'Your cards are worth only {value} in all; another hand may be worth more.',
  arranged: 'Arranged like this it brings {points, plural, one {# point} other {# points}}.',
  nothingBetter: 'Of what you can do now, it is among the most promising.',
};

export default { hints } satisfies Having<MuseumHintKey>;
