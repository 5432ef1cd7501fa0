import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

/** What each level of bots means, in one line. */
export default {
  easy: 'Overlooks one move in three, and often plays a worse one. Good for a first match.',
  casual: 'Sees most of its moves, but often does not choose the best one.',
  practised: 'Overlooks little, and now and then settles for a worse move.',
  sound: 'Overlooks nothing, and plays about the best move at first sight.',
  keen: 'Plays the move that looks best at first sight, almost without exception.',
  strong: 'Thinks ahead: it tries each move in hundreds of possible continuations.',
} satisfies Shape<typeof es>;
