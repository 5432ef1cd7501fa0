import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

/** English texts of a game's page that neither the common catalogue nor the game's own has. */
const en: Shape<typeof es> = {
  minute: 'In a minute',
  box: 'In the box',
  pieces: '{count, plural, one {# piece} other {# pieces}}',
  copies: '{name} ({copies})',
  wholeRules: 'All the rules of {game}',
  learn: 'Learn it by playing',
  gallery: 'The gallery',
  variants: 'Variants',
  noVariants: 'There are no variants.',
  story: 'The story behind it',
  tables: '{game} tables',
  noTables: 'There are none right now. You can open one on the start page and send the link.',
  demo: {
    title: 'On the table',
    about: 'Bots play a match of {game}, on the real board.',
    board: 'The board of {game} during a match',
    play: 'Watch',
    pause: 'Pause',
    again: 'Another match',
  },
  toLobby: 'Open a table',
  here: 'Play on this device',
};
export default en;
