import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

/** Texts of the start page without a server: games against bots, or on one device. */
export default {
  title: 'Pull up a chair',
  what: 'Board games about heritage, in your browser: against bots, or together on one device. No account, no download and, after the first visit, no connection needed.',
  bots: 'Play against bots',
  resume: 'Continue your match',
  device: 'Play on one device',
  against: '{bots, plural, =0 {Without bots} one {Against # bot, level “{level}”} other {Against # bots, level “{level}”}}',
  you: 'You',
  failed: 'The game could not be loaded. Check your connection and try again.',
  far: 'Friends far away?',
  host: 'To play with friends far away, host a server. Any small computer will do, and your friends only open a link.',
  how: 'How to host a server',
  needsServer: {
    title: 'This link needs a server',
    text: 'It leads to a table, a match or a group on a server of Sobremesa, and this page has none. Open the link at the address from which it was sent.',
    file: 'Open a saved match',
  },
} satisfies Shape<typeof es>;
