import { gameNames } from '../gameNames.ts';
import type { NotificationTexts } from './model.ts';

const list = new Intl.ListFormat('en-GB');
const some = (names: readonly string[]): string => (names.length === 0 ? 'Somebody' : list.format(names));
const isMany = (names: readonly string[]): boolean => names.length > 1;

/** Notifications in English. */
export default {
  games: gameNames('en'),
  toUser: (kind, game, names) => {
    switch (kind) {
      case 'turn':
        return { title: 'It is your turn', line: `${game}: the table is waiting for you.` };
      case 'soon':
        return { title: 'Your time is running out', line: `${game}: it is still your turn.` };
      case 'standIn':
        return { title: 'A bot is playing for you', line: `${game}: you can take your seat back at any time.` };
      case 'begins':
        return { title: 'The match is starting', line: `${game}: the others are ready to play.` };
      case 'over':
        return { title: 'The match is over', line: `${game}: come and see how it ended.` };
      case 'sat':
        return {
          title: `${some(names)} sat down at your table`,
          line: `${game}: ${some(names)} ${isMany(names) ? 'have' : 'has'} come to play.`,
        };
      case 'rematch':
        return {
          title: `${some(names)} ${isMany(names) ? 'want' : 'wants'} to play again`,
          line: `${game}: your seat is kept for you.`,
        };
      case 'mention':
        return {
          title: `${some(names)} ${isMany(names) ? 'are' : 'is'} asking for you`,
          line: `${game}: you are mentioned in the chat.`,
        };
    }
  },
  toWebhook: (kind, game, names) => {
    switch (kind) {
      case 'turn':
        return names.length === 0 ? null : `${game}: your move, ${list.format(names)}.`;
      case 'soon':
        return names.length === 0 ? null : `${game}: time is running out for ${list.format(names)}.`;
      case 'begins':
        return `${game}: the match is starting.`;
      case 'over':
        return `${game}: the match is over.`;
      case 'sat':
        return `${game}: ${names.length === 0 ? 'somebody' : list.format(names)} sat down at the table.`;
      case 'rematch':
        return `${game}: a rematch has been opened.`;
      case 'test':
        return `${game}: just a test. News from the table will appear here.`;
      default:
        return null;
    }
  },
  several: (count) => `You have ${count} updates`,
  mail: {
    toTable: 'Go to the table',
    toTables: 'Go to your tables',
    why: (place) => `You are getting this because you asked ${place} to notify you.`,
    stop: 'Stop these e-mails',
    code: {
      subject: (place) => `Your code for ${place}`,
      text: (name, place) => `With this code you go on at ${place} as ${name} on another device. It works once, for 15 minutes:`,
      ignore: 'If you did not ask for it, do nothing, and give it to nobody: whoever has it can play as you.',
    },
    test: {
      subject: (place) => `A test mail from ${place}`,
      text: (place) => `The e-mails of ${place} arrive. Its operator sent this one to find out.`,
    },
    confirm: {
      subject: 'Is this your address?',
      text: (place) => `Somebody, hopefully you, asked ${place} to e-mail this address when it is their turn.`,
      link: 'Yes, e-mail me',
      ignore: 'If it was not you, ignore this e-mail: you will get no others.',
    },
  },
  push: { stop: 'Stop these notifications' },
  webhook: { stop: 'Turn these notifications off' },
} satisfies NotificationTexts;
