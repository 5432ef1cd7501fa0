import type { Words } from '../words.ts';

const list = new Intl.ListFormat('en');
const some = (names: readonly string[]): string => (names.length === 0 ? 'Somebody' : list.format(names));

/** What notices say in English. */
export default {
  games: { prado: 'Prado', museum: 'Museum', patzcuaro: 'Pátzcuaro' },
  told: (kind, game, names) => {
    switch (kind) {
      case 'turn':
        return { title: 'It is your turn', line: `${game}: the table is waiting for you.` };
      case 'soon':
        return { title: 'Your time is running out', line: `${game}: it is still your turn.` };
      case 'begins':
        return { title: 'The match begins', line: `${game}: the others are sitting down to play.` };
      case 'over':
        return { title: 'The match is over', line: `${game}: come and see how it ended.` };
      case 'sat':
        return { title: `${some(names)} sat down at your table`, line: `${game}: ${some(names)} has come to play.` };
      case 'rematch':
        return { title: `${some(names)} wants to play again`, line: `${game}: your seat is kept for you.` };
      case 'mention':
        return { title: `${some(names)} is asking for you`, line: `${game}: you are mentioned in the chat.` };
    }
  },
  public: (kind, game, names) => {
    switch (kind) {
      case 'turn':
        return names.length === 0 ? null : `${game}: it is up to ${list.format(names)}.`;
      case 'soon':
        return names.length === 0 ? null : `${game}: time is running out for ${list.format(names)}.`;
      case 'begins':
        return `${game}: the match begins.`;
      case 'over':
        return `${game}: the match is over.`;
      case 'sat':
        return `${game}: ${names.length === 0 ? 'somebody' : list.format(names)} sat down at the table.`;
      case 'rematch':
        return `${game}: there is a rematch.`;
      case 'test':
        return `${game}: just a test. This is where the table will tell its news.`;
      default:
        return null;
    }
  },
  several: (count) => `${count} things are waiting for you`,
  mail: {
    toTable: 'To the table',
    toTables: 'To your tables',
    why: (place) => `You get this because you wanted to be told by ${place}.`,
    stop: 'Send me no more of these',
    confirm: {
      subject: 'Is this your address?',
      text: (place) => `Somebody, hopefully you, wants ${place} to write here when it is their turn at a table.`,
      link: 'Yes, write to me',
      ignore: 'If it was not you, do nothing: nothing else will come.',
    },
  },
  push: { stop: 'No more of these' },
  hook: { stop: 'Turn these notices off' },
} satisfies Words;
