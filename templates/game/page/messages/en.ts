import type { Shape } from '../../../i18n/shape.ts';
import type es from './es.ts';

export default {
  name: 'Newgame',
  prompt: {
    over: 'The cabinet is shared out: {players} wins.',
    take: '{you, select, yes {Your turn: take a piece from either end of a shelf.} other {{player} takes a piece.}}',
    guess:
      '{you, select, yes {The cabinet is empty: what does the other letter promise?} other {{player} guesses what the other letter promises.}}',
  },
  log: {
    turn: '{you, select, yes {It is your turn.} other {It is {player}’s turn.}}',
    took: '{you, select, yes {You take} other {{player} takes}} {kind} from shelf {shelf}.',
    emptied: 'The cabinet is empty: only the letters are left.',
    guessed: '{you, select, yes {You believe} other {{player} believes}} that the other letter promises {kinds}.',
    openedFound: '{player}’s letter promises {kinds}: that was guessed.',
    opened: '{player}’s letter promises {kinds}: nobody had guessed it.',
    won: '{players} wins with {total, plural, one {# point} other {# points}}.',
  },
  reasons: {
    gameOver: 'The match is over.',
    notYourTurn: 'It is {player}’s turn.',
    unknownMove: 'The server does not know that move. Reload the page.',
    badArguments: 'That move did not arrive in order. Reload the page and try again.',
    noPiece: 'There is no piece there any more.',
    notAtEnd: 'Only the pieces at the ends of a shelf can be taken.',
    guessFirst: 'The cabinet is empty: guess what the other letter promises.',
    takeFirst: 'You guess when the cabinet is empty; {left, plural, one {# piece is left} other {# pieces are left}}.',
    ownLetter: 'Your own letter promises {kind}; the two letters are different.',
    letterHidden: 'That depends on a letter that you cannot read.',
  },
  terms: {
    fan: 'a fan',
    clock: 'a clock',
    jug: 'a jug',
    medal: 'a medal',
    book: 'a book',
    key: 'a key',
    'all-fan': 'the fans',
    'all-clock': 'the clocks',
    'all-jug': 'the jugs',
    'all-medal': 'the medals',
    'all-book': 'the books',
    'all-key': 'the keys',
  },
  score: {
    majorities: 'Most pieces of {count, plural, =0 {no kind} one {# kind} other {# kinds}}',
    letter:
      '{seen, select, yes {{count, plural, =0 {No piece} one {# piece} other {# pieces}} promised by the letter ({kinds})} other {The letter is still sealed}}',
    guess:
      '{state, select, right {{player}’s letter, guessed} wrong {{player}’s letter, not guessed} other {You guess at the end}}',
  },
  sources: {
    majorities: 'Majorities',
    letter: 'Letter',
    guess: 'Guess',
  },
  board: {
    label: 'Board of Newgame',
    players: 'The heirs',
    playerSummary:
      '{player}: {points, plural, one {# point} other {# points}}, {pieces, plural, one {# piece} other {# pieces}}.',
    onTurn: 'On turn.',
    you: 'You',
    total: 'Total',
    letter: 'Letter: {kinds}',
    letterSealed: 'Sealed letter.',
    myLetter: 'Your letter promises you {kinds}: 2 points each.',
    cabinet: 'The cabinet',
    shelf: 'Shelf {shelf}: {count, plural, =0 {empty} one {# piece} other {# pieces}}',
    take: 'Take {kind}: shelf {shelf}, {end, select, left {left} other {right}} end',
    counts: 'Pieces of each kind',
    count: '{kinds}: {player} {first}, {other} {second}',
    guess: 'What does the other letter promise?',
  },
  box: {
    pieces: 'Pieces',
    letters: 'Grandmother’s letters',
  },
  rules: {
    fan: 'For the heat, and for saying things without a word.',
    clock: 'It shows the hour at which it stopped, and nobody wants it mended.',
    jug: 'Blue earthenware, for feast days.',
    medal: 'From a great-grandfather who never said what it was for.',
    book: 'With dried flowers between its pages.',
    key: 'Nobody knows to which door.',
  },
} satisfies Shape<typeof es>;
