import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

export default {
  title: 'Learn {game}',
  coach: 'Step by step',
  place: 'Step {step} of {steps}',
  next: 'Next',
  back: 'Back',
  playOn: 'Keep playing',
  waiting: 'Wait until the others have played.',
  show: 'Take me there',
  notYet: 'Not yet: have a look at this first.',
  menu: 'More options',
  again: 'Start over',
  skip: 'Skip the lesson',
  you: 'You',
  calls: 'Your match has started.',
  waits: 'Your seat at the table is kept; we will tell you when the match starts.',
  toTable: 'Go to the table',
  offer: 'Open a table',
  here: 'Play against bots',
} satisfies Shape<typeof es>;
