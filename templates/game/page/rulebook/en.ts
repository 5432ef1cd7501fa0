import type { Texts } from './outline.ts';

const texts: Texts = {
  chapters: {
    aim: 'What it is about',
    setup: 'Setting up',
    turn: 'Your turn',
    end: 'The end',
    points: 'The points',
    table: 'At this table',
    pieces: 'The pieces',
  },
  paragraphs: {
    story: [
      'An inheritance',
      'Two heirs share out the cabinet that their grandmother left. She wrote a letter to each of them, and neither knows what the other one says.',
    ],
    goal: [
      'How to win',
      'The player with the most points wins. They come from [majorities](majorities), [your letter](promised) and [a right guess](right-guess).',
    ],
    cabinet: [
      'The cabinet',
      'It has six shelves with six pieces each. There are six kinds, and six pieces of each kind. Their places are random, and everybody sees them.\nThe small cabinet has four shelves, and four pieces of each kind.',
    ],
    letters: [
      'The letters',
      'Each player gets a letter {letter} that promises one kind of piece. Only its owner reads it. The two letters promise different kinds.',
    ],
    take: [
      'Taking a piece',
      'On your turn you take one piece. It has to be the first or the last one of a shelf. Then it is the other player’s turn. The first player is chosen at random.',
    ],
    behind: [
      'What you leave open',
      'A shelf begins with a book and a key. If you take the book, the other player can take the key.',
    ],
    guess: [
      'The guess',
      'When the cabinet is empty, each player guesses once, in turn order. You name the kind that you believe the other letter to promise. It cannot be your own.',
    ],
    over: ['The end', 'After both guesses the letters are opened, and the points are counted.'],
    majorities: [
      'Majorities',
      'For each kind of which you have more pieces than the other player, you get **3 points**. If you both have the same number, nobody gets any.',
    ],
    promised: ['Your letter', 'For each piece of the kind in your letter you get **2 points**.'],
    'letter-example': [
      'the same pieces with another letter',
      'What you have taken is worth more or less, depending on the letter.',
    ],
    'right-guess': ['A right guess', 'If you have guessed the other letter, you get **4 points**.'],
    ties: [
      'Ties',
      'If both have the same points, the player with more pieces of the kind in their letter wins. If that is equal too, the second player wins.',
    ],
    mistakes: [
      'If something goes wrong',
      'The server refuses what the rules do not allow, and says why. A page that is out of date has to be loaded again.',
    ],
  },
  hints: {
    take: 'Look at what you uncover as well: the piece behind yours is open to the other player.',
    guess: 'Look at the counts: the kind that your rival collected most eagerly may be the promised one.',
  },
};
export default texts;
