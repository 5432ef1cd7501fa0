import type { Shape } from '../../../../../i18n/shape.ts';
import type es from './es.ts';

/** Texts of the interactive examples in Prado's rulebook. */
export default {
  tried: {
    actions: {
      ask: 'Take your camera from the door to the photo. You are Ana.',
      enter: 'Go into room {room}',
      closer: 'Move up one place',
      change: 'Send a visitor to room {room}',
      help: 'Take a visitor with you',
    },
    orders: {
      ask: 'Change what Luis announces, your standing order and your hand. You are Ana.',
      announces: '{name} announces',
      past: 'getting past you',
      theirs: 'Help: the photo would be his',
      yours: 'Help: the photo would be yours',
      block: 'Block if somebody',
      hand: 'In your hand',
      holds: { security: 'a Security card', none: 'no Security card' },
      will: {
        block: 'It is blocked. The cards of both of you go to the exit.',
        allow: 'It is allowed.',
        ask: 'Your standing order does not apply: you are asked.',
      },
    },
    mission: {
      ask: 'Choose which paintings you have photographed.',
      paintings: 'Paintings',
      photos: '{count, plural, =0 {No photo} one {# photo} other {# photos}}',
      total: 'Total',
    },
  },
} satisfies Shape<typeof es>;
