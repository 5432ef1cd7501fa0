import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

export default {
  title: 'Learn {game}',
  coach: 'Step by step',
  place: 'Step {step} of {steps}',
  next: 'Next',
  playOn: 'Play on',
  waiting: 'Wait until the others have played.',
  show: 'Take me there',
  notYet: 'Not yet: have a look at this first.',
  menu: 'More options',
  again: 'Start over',
  skip: 'Skip the lesson',
  you: 'You',
  calls: 'Your match has begun.',
  waits: 'Your table keeps your seat; you will be called when the match begins.',
  toTable: 'Go to the table',
  offer: 'Open a table',
} satisfies Shape<typeof es>;
