import type { Shape } from '../../../i18n/shape.ts';
import type es from './es.ts';

export default {
  title: 'While you were away',
  over: 'And that was the end of the match.',
  yourTurn: 'Now it is your turn.',
  turns: 'What happened, turn by turn',
  more: '{count, plural, one {and # more thing} other {and # more things}}',
  earlier: '{count, plural, one {# more turn before that is in the log.} other {# more turns before that are in the log.}}',
  points: 'Points',
  player: 'Who',
  before: 'Then',
  now: 'Now',
  replay: 'See it on the board',
  goOn: 'Go on',
  controls: 'What happened, move by move',
  place: '{at, plural, =0 {As you left it} other {Move {at} of {of}}}',
  back: 'Move before',
  next: 'Next move',
  play: 'Let it run',
  pause: 'Pause',
  toNow: 'To now',
  toNowKey: 'To now (Esc)',
  nextTable: '{count, plural, one {Another table waits for you} other {# tables wait for you}}',
} satisfies Shape<typeof es>;
