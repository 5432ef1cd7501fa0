import type { Shape } from '../../../../../i18n/shape.ts';
import type es from './es.ts';

/** Texts of the interactive examples in Pátzcuaro's rulebook. */
export default {
  tried: {
    move: {
      ask: 'Choose where Luis stands, and see how far you get. You are Ana.',
      goal: 'With {steps, plural, one {# step} other {# steps}}: {space}.',
    },
    support: {
      ask: 'Choose a card and the level that you place it on.',
      place: 'Place on level {level}',
    },
    points: {
      ask: 'Change the objectives of the night, and see what the same altar brings.',
      one: 'One petal',
      two: 'Two petals',
      three: 'Three petals',
    },
  },
} satisfies Shape<typeof es>;
