import type { Shape } from '../../../../../i18n/shape.ts';
import type es from './es.ts';

export default {
  tried: {
    ask: 'You have these pieces, and your rival has the others. Choose your letter and see what they bring.',
    letter: 'Your letter promises',
  },
} satisfies Shape<typeof es>;
