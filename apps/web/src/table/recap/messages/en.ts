import type { Shape } from '../../../i18n/shape.ts';
import type es from './es.ts';

export default {
  title: 'While you were away',
  over: 'And that was the end of the match.',
  yourTurn: 'Now it is your turn.',
  turns: 'What happened, turn by turn',
  more: '{count, plural, one {and # more event} other {and # more events}}',
  earlier: '{count, plural, one {# earlier turn is in the log.} other {# earlier turns are in the log.}}',
  points: 'Points',
  player: 'Player',
  before: 'Before',
  now: 'Now',
  replay: 'See it on the board',
  goOn: 'Continue',
  controls: 'What happened, move by move',
  place: '{at, plural, =0 {As you left it} other {Move {at} of {of}}}',
  back: 'Previous move',
  next: 'Next move',
  play: 'Play',
  pause: 'Pause',
  toNow: 'Jump to now',
  nextTable: '{count, plural, one {Another table is waiting for you} other {# tables are waiting for you}}',
} satisfies Shape<typeof es>;
