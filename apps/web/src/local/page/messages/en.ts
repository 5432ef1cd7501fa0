import type { Shape } from '../../../i18n/shape.ts';
import type es from './es.ts';

/** Texts of matches on one device, in English. */
export default {
  title: 'Play here',
  about: 'A match on this device only: against bots, or with friends by passing the device round. No internet connection needed.',
  replay: 'Watch a saved match',
  goOn: 'You have a match in progress',
  replaces: 'You have a match in progress. A new one takes its place.',
  resume: 'Continue that match',
  people: 'How many people play',
  name: 'Name {number}',
  nameless: 'Give everybody a name, each one different.',
  odd: 'That name is too long, or contains a character that is not allowed.',
  bots: 'How many bots',
  level: 'Bot level',
  begin: 'Start',
  you: 'You',
  turnOf: 'Next: {name}',
  handOver: 'Hand over the device. Nobody else should look at the screen.',
  iAm: 'I am {name}',
  moment: 'One moment: the bots are playing.',
  next: 'Next: {name}.',
  pass: 'Pass to {name}',
  menu: 'More options',
  discard: 'Delete the match',
  discardTitle: 'Delete this match?',
  discardText: 'It will be deleted from this device and cannot be recovered.',
  keep: 'Play on',
  lost: 'The rules have changed since you left that match, so it could not be continued. This is a new one.',
  again: 'Another match',
  change: 'Change players',
} satisfies Shape<typeof es>;
