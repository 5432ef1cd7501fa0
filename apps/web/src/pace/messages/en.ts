import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

/** About the pace of a table, its clocks and what is agreed on them. */
export default {
  title: 'Pace',
  hint: 'In one go, with a clock or without; or over days: each plays when they can.',
  presets: {
    none: 'In one go, no clock',
    brisk: 'Brisk · 5 min + 10 s',
    calm: 'Calm · 10 min + 20 s',
    turn: '90 s for each turn',
    half: 'Over days · 12 h for each turn',
    day: 'Over days · 1 day for each turn',
    three: 'Over days · 3 days for each turn',
    week: 'Over days · 7 days for each turn',
  },
  as: {
    none: 'Played in one go, without a clock.',
    turn: '{minutes, plural, =0 {} one {# minute} other {# minutes}} {seconds, plural, =0 {} one {# second} other {# seconds}} for each turn.',
    bank: '{minutes, plural, =0 {} one {# minute} other {# minutes}} {seconds, plural, =0 {} one {# second} other {# seconds}} for the whole match, and {increment, plural, =0 {nothing more} one {# second more} other {# seconds more}} with each turn.',
    days: 'Played over days: {hours, plural, one {# hour} other {# hours}} for each turn. Nobody has to stay here.',
  },
  timeout: 'When somebody’s time is out',
  timeouts: {
    standIn: 'A bot plays for them until they are back',
    move: 'A bot makes only the rest of that turn',
    vote: 'The others decide whether to go on without them',
  },
  clocks: 'Clocks',
  clock: '{name}: {left}',
  left: {
    days: '{count, plural, one {# day left} other {# days left}}',
    hours: '{count, plural, one {# hour left} other {# hours left}}',
    minutes: '{count, plural, one {# minute left} other {# minutes left}}',
    out: 'out of time',
    holiday: 'on holiday until {until}',
  },
  spoken: '{count, plural, one {# second left for you} other {# seconds left for you}}.',
  paused: 'The match is paused: nobody plays, and no clock runs.',
  resume: 'Propose to go on',
  pause: 'Propose a pause',
  goOn: 'Go on without {name}',
  isOut: 'The time of {name} is out.',
  wantsWithout: 'Who wants to go on without them: {names}.',
  wish: {
    pace: '{name} proposes another pace: {pace}',
    pause: '{name} proposes a pause.',
    resume: '{name} proposes to go on.',
    waiting: 'Still to answer: {names}.',
    agree: 'I agree',
    decline: 'Rather not',
  },
  more: 'Pace and holidays',
  propose: 'Propose this pace',
  proposeHint: 'It changes once all who play agree.',
  holiday: {
    title: 'Holiday',
    left: '{count, plural, =0 {You have no days of holiday left in this match.} one {You have # day of holiday left in this match: your time stands still.} other {You have # days of holiday left in this match: your time stands still.}}',
    take: '{count, plural, one {Take # day} other {Take # days}}',
    back: 'I am back',
  },
} as const satisfies Shape<typeof es>;
