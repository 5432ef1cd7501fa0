import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

/** About the pace of a table, its clocks and what is agreed on them. */
export default {
  title: 'Pace',
  hint: 'In one sitting, with or without a clock; or over several days, each player moving when they can.',
  presets: {
    none: 'In one sitting, no clock',
    brisk: 'In one sitting · 5 min + 10 s',
    calm: 'In one sitting · 10 min + 20 s',
    turn: 'In one sitting · 90 s per turn',
    half: 'Over several days · 12 h per turn',
    day: 'Over several days · 1 day per turn',
    three: 'Over several days · 3 days per turn',
    week: 'Over several days · 7 days per turn',
  },
  others: 'More paces',
  fewer: 'Fewer paces',
  amount: {
    days: '{count, plural, one {# day} other {# days}}',
    hours: '{count, plural, other {# h}}',
    minutes: '{count, plural, other {# min}}',
  },
  as: {
    none: 'Played in one sitting, without a clock.',
    turn: '{minutes, plural, =0 {} one {# minute} other {# minutes}} {seconds, plural, =0 {} one {# second} other {# seconds}} per turn.',
    bank: '{minutes, plural, =0 {} one {# minute} other {# minutes}} {seconds, plural, =0 {} one {# second} other {# seconds}} for the whole match{increment, plural, =0 {} one {, plus # second per turn} other {, plus # seconds per turn}}. Once it is used up, each turn has one minute.',
    days: 'Played over several days: {time} per turn. Nobody has to wait here.',
    standIn: 'If somebody runs out of time, a bot finishes that turn and plays for them until they return.',
    move: 'If somebody runs out of time, a bot only finishes that turn.',
    vote: 'If somebody runs out of time, the others decide whether to carry on without them.',
  },
  inShort: {
    turn: 'In one sitting · {minutes, plural, =0 {} other {# min}} {seconds, plural, =0 {} other {# s}} per turn',
    bank: 'In one sitting · {minutes, plural, =0 {} other {# min}} {seconds, plural, =0 {} other {# s}} {increment, plural, =0 {} other {+ # s}}',
    days: 'Over several days · {time} per turn',
  },
  timeout: 'If somebody runs out of time',
  timeouts: {
    standIn: 'A bot finishes that turn and plays for them until they return',
    move: 'A bot only finishes that turn',
    vote: 'The others decide whether to carry on without them',
  },
  of: '{name}’s clock:',
  chip: {
    out: 'time is up',
    holiday: 'off until {until}',
  },
  left: {
    time: '{count, plural, other {{time} left}}',
    moment: 'less than a minute left',
    out: 'out of time',
    holiday: '{count, plural, other {clock stopped until {until}: {time} left}}',
  },
  yours: {
    time: '{count, plural, other {You have {time} left}}',
    moment: 'You have less than a minute left',
    out: 'You are out of time',
    holiday: '{count, plural, other {Your clock is stopped until {until}: you have {time} left}}',
  },
  spoken: '{count, plural, one {You have # second left} other {You have # seconds left}}.',
  paused: 'The match is paused: nobody can move, and all clocks are stopped.',
  resume: 'Propose resuming',
  pause: 'Propose a pause',
  goOn: 'Carry on without {name}',
  lost: {
    own: 'You have run out of time: a bot finishes this turn. You play again in your next one.',
    away: 'You have run out of time: a bot finishes this turn. Take your seat back now to play from your next turn on.',
    other: '{name} has run out of time: a bot finishes this turn.',
  },
  isOut: '{name} has run out of time.',
  wantsWithout: 'In favour of carrying on without them: {names}.',
  wish: {
    pace: '{you, select, yes {You propose} other {{name} proposes}} a different pace: {pace}.',
    pause: '{you, select, yes {You propose} other {{name} proposes}} a pause.',
    resume:
      '{you, select, yes {You propose} other {{name} proposes}} resuming. The match continues once everyone agrees, or {day, select, today {at} other {on {day} at}} {time}.',
    waiting: 'Still to answer: {names}.',
    agree: 'I agree',
    decline: 'No, thanks',
  },
  more: 'Pace and days off',
  propose: 'Propose this pace',
  proposeHint: 'It changes once all players agree.',
  holiday: {
    title: 'Days off',
    left: '{count, plural, =0 {You have no days off left in this match.} one {You have # day off left in this match. While you are away, your clock stops.} other {You have # days off left in this match. While you are away, your clock stops.}}',
    take: '{count, plural, one {Take # day off} other {Take # days off}}',
    back: 'I am back',
  },
} as const satisfies Shape<typeof es>;
