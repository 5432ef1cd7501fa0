import type { Shape } from '../../../../i18n/shape.ts';
import type es from './es.ts';

export default {
  steps: {
    welcome:
      'This is the cabinet that grandmother left, with six kinds of pieces. You and Inés the heron share it out, one piece a turn.',
    letter:
      'Grandmother wrote you a letter that nobody else may read. It promises you the fans: each one you take brings 2 points.',
    ends: 'On your turn you take a single piece, from the left or the right end of any shelf. What stands between them has to wait.',
    first: 'There is a fan on the left of the third shelf. Take it.',
    others: 'Now it is Inés’s turn. She has a letter too, so watch what she takes.',
    counts: 'Here you see how many pieces of each kind you both have. At the end, having more of a kind brings 3 points.',
    behind:
      'The fourth shelf begins with a fan as well, but behind it stands a clock. Inés has just taken one, so do not open another for her yet.',
    second: 'Her clock left a fan open, on the right of the last shelf. Take that one.',
    bluff:
      'Inés has taken a fan: because her letter promises them, or because she suspects yours? Yours cannot be the same as hers.',
    third: 'Before she takes more of them, take the fan on the fourth shelf after all.',
    points:
      'Three fans bring you 6 points, and the majority of fans another 3. Choose your name whenever you want to see where points come from.',
    guess:
      'When the cabinet is empty, each of you guesses what the other letter promises. A right guess brings 4 points, so do not take your kind too openly.',
    onwards: 'That is all you need. Play on against Inés; the rules are behind the “?” button.',
  },
  not: {
    first: 'You could, but your letter promises the fans. There is one on the left of the third shelf.',
    second: 'Another time: now take the fan on the right of the last shelf, which Inés has left open.',
    third: 'Wait: there is still a fan on the left of the fourth shelf, and Inés seems to want them.',
  },
} satisfies Shape<typeof es>;
