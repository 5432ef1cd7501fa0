import type { Shape } from '../../../../../i18n/shape.ts';
import type es from './es.ts';

/** Texts of the interactive examples in Museum's rulebook. */
export default {
  tried: {
    pay: {
      ask: 'Choose what you exhibit and what you pay with.',
      goods: 'You exhibit',
      prestige: 'Prestige you pay',
      cheapest: 'The cheapest payment',
    },
    penalty: {
      ask: 'Change what is in your storeroom and the Public Opinion tokens.',
      store: 'In your storeroom',
      tokens: 'Tokens in {continent}',
      lost: '{points, plural, =0 {You lose no points.} one {You lose # point.} other {You lose # points.}}',
    },
    collection: {
      ask: 'Choose an Object, and then the room it goes to.',
      none: 'There is no collection.',
      total: 'Total: {points, plural, one {# point} other {# points}}.',
    },
  },
} satisfies Shape<typeof es>;
