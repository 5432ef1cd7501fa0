import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

/** What is said where one plays without a server: against bots, or several people round one device. */
export default {
  title: 'Play here',
  about: 'A match that stays on this device: against bots, or with others, handing it round. It needs no net and no server.',
  goOn: 'You have a match under way',
  people: 'How many people play',
  name: 'Name {number}',
  nameless: 'Give everybody a name, and no two the same.',
  odd: 'That name is too long, or has a character that cannot be used.',
  bots: 'How many bots',
  level: 'How they play',
  begin: 'Begin',
  you: 'You',
  turnOf: '{name} is next',
  handOver: 'Hand over the device. Nobody else should look at the screen.',
  iAm: 'I am {name}',
  moment: 'One moment: the bots are playing.',
  next: 'Now it is up to {name}.',
  pass: 'Pass to {name}',
  menu: 'More options',
  discard: 'Throw the match away',
  discardTitle: 'Throw this match away?',
  discardText: 'It is deleted from this device and cannot be brought back.',
  keep: 'Play on',
  lost: 'The rules have changed since you left the match, and it could not go on. This is a new one.',
  again: 'Another match',
  change: 'Change players',
} satisfies Shape<typeof es>;
