import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

/** English texts of link previews. */
const en: Shape<typeof es> = {
  home: 'Sobremesa: board games with friends who are far away',
  alone: {
    title: 'Sobremesa: board games against bots, or on one device',
    description: 'Board games about heritage to play and learn in the browser: without an account, and offline too.',
  },
  about: '{game} on Sobremesa',
  gallery: {
    title: 'The gallery of Sobremesa',
    description:
      'The paintings, objects and offerings of the games, each with its label: what it is, who made it, where it comes from and where it is kept.',
  },
  rules: {
    title: 'The rules of {game}',
    description: 'All the rules of {game}, with pictures and examples, to read on a screen or to print.',
  },
  learn: {
    title: 'Learn {game} by playing',
    description: 'A first match of {game} that teaches you the rules step by step, in the browser and without an account.',
  },
  table: {
    title: 'A {game} table',
    free: '{free, plural, =0 {A {game} table, full} one {A {game} table with # free seat} other {A {game} table with # free seats}}',
    description: 'Open the link to play or to watch, without accounts or downloads. {about}',
  },
  replay: {
    title: '{game}: {players}',
    start: 'Watch a match of {game} again on the board, move by move and from any seat.',
    moment: 'Move {move} of a match of {game}, to watch on the board, move by move and from any seat.',
  },
};
export default en;
