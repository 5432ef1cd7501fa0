import type { HintKey } from '@sobremesa/games/museum/hints';
import type { Having } from '../../../i18n/shape.ts';

/** Hints: what a good move does, and the reasons for it. Loaded on request. */
export const hints = {
  keepHand: 'Keep your first hand.',
  throwBack: 'Throw your first hand back and draw another.',
  patron: 'Choose this Patron: {patron}.',
  opinion: 'Put the Public Opinion token on {continent}.',
  draw: 'Take {card}.',
  decline: 'Take none.',
  buy: 'Buy {things}; {count, plural, =0 {{prestige, plural, =0 {it costs you nothing} other {you pay # Prestige}}} other {you pay with {cards}{prestige, plural, =0 {} other { and # Prestige}}}}.',
  buyForeign:
    'Buy {card} from {owner}’s storeroom; {count, plural, =0 {{prestige, plural, =0 {it costs you nothing} other {you pay # Prestige}}} other {you pay with {cards}{prestige, plural, =0 {} other { and # Prestige}}}}.',
  inventory: 'Take inventory: get back {cards}.',
  secretary: 'Ask your Secretary for {cards}.',
  favour: 'Play the Favour “{favour}”.',
  favourOn: 'Play the Favour “{favour}”: {things}.',
  discardFavours: 'Discard {favours}.',
  endTurn: 'End your turn.',
  discard: 'Put {cards} in your storeroom.',
  finish: 'Say “I am done” with your museum arranged like this.',
  arrange: 'Arrange your museum.',
  points: 'Overall it brings you {points, plural, one {# more point} other {# more points}}.',
  loses: 'Overall it costs you {points, plural, one {# point} other {# points}}.',
  noPoints: 'Overall your points stay the same.',
  collections: 'Collections bring {points, plural, one {# point} other {# points}}.',
  patronPays: 'Your Patron brings {points, plural, one {# point} other {# points}}.',
  expertsPay: 'Your Experts bring {points, plural, one {# point} other {# points}}.',
  stored:
    'Public Opinion will cost you {points, plural, one {# point} other {# points}} if what goes to your storeroom stays there.',
  relieves: 'Public Opinion will cost you {points, plural, one {# point} other {# points}} less.',
  prestige: 'You gain {count} Prestige.',
  favours: 'You draw {count, plural, one {# Favour} other {# Favours}}.',
  lastRound: 'This makes it the last round.',
  hires: 'Until the end, {count, plural, one {this Expert works} other {these Experts work}} for you: {experts}.',
  worth: 'It is worth {value}, as points when exhibited or as payment.',
  collects:
    'It goes with {count, plural, one {# Object} other {# Objects}} of {people} that you already have: three side by side make a collection.',
  wanted: 'Your Patron wants it: {patron}.',
  toll: 'But customs cost you 1 Prestige.',
  gives: 'But {player} gains 1 Prestige if you take something.',
  denies: 'So {player} gains no Prestige.',
  back: '{count, plural, one {# card comes} other {# cards come}} back to your hand, worth {value} in all.',
  drawsObjects: 'You draw {count, plural, one {# Object} other {# Objects}} from the deck of {continent}.',
  cheaper: 'Your next Object costs {count} less.',
  cheaperExpert: 'Your next Expert costs {count} less.',
  noFee: 'You buy from another storeroom without a fee.',
  swaps:
    '{value, plural, =0 {You get an Object of the same value} one {You get an Object that is worth # more} other {You get an Object that is more useful to you}}.',
  keeps: 'You keep {count, plural, one {# card} other {# cards}}, worth {value} in all.',
  keepsFavours: 'You are left with: {favours}.',
  patronHand:
    '{count, plural, one {# card} other {# cards}} in your hand {count, plural, one {counts} other {count}} for this Patron.',
  noCards: 'Nothing in your hand counts for this Patron yet.',
  exposed: 'But you have {count, plural, one {# Object} other {# Objects}} from there in your storeroom.',
  safe: 'You have nothing from there in your storeroom, so it costs you nothing.',
  strongHand: 'Your cards are worth {value} in all; another hand could be worth less.',
  weakHand: 'Your cards are worth only {value} in all; another hand may be worth more.',
  arranged: 'Arranged like this, your museum brings {points, plural, one {# point} other {# points}}.',
  nothingBetter: 'It is one of the most promising things you can do now.',
};

export default { hints } satisfies Having<HintKey>;
