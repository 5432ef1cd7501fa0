import type { Introduction } from '../../manifest.ts';

export default {
  goal: 'Have more pieces of each kind than your rival, and above all those that your letter promises.',
  turn: 'On your turn you take a piece from an end of any shelf; the one behind it is then open to your rival.',
  remember: 'Your letter is secret: when the cabinet is empty, the heir who guesses the other letter gains 4 points.',
  place:
    'All her life grandmother kept her things in a cabinet in the dining room. They are worth little money and much memory, so nobody wanted to sell them.',
  custom:
    'Sharing out a home is an old and delicate custom. In many families the heirs take one piece in turn, so that nobody has it all; and there is always something that was promised to two grandchildren.',
  game: 'The game and its drawings are by Sobremesa. Replace them with yours.',
} satisfies Introduction;
