import { cabinets, kinds } from '@sobremesa/games/newgame';
import type { Box } from '../../about/box.ts';
import { LetterIcon, PieceIcon } from './art/pieces.tsx';
import { wordsIn } from './words.ts';

/** The pieces and the letters. */
const box: Box = (text) => {
  const words = wordsIn(text, []);
  return [
    {
      name: text.t('box.pieces'),
      width: 6,
      pieces: kinds.map((kind) => ({
        id: kind,
        name: words.heading(kind),
        picture: <PieceIcon kind={kind} size={64} />,
        copies: cabinets.full,
      })),
    },
    {
      name: text.t('box.letters'),
      width: 7,
      pieces: kinds.map((kind) => ({
        id: `letter-${kind}`,
        name: text.t('board.letter', { kinds: text.term(`all-${kind}`) }),
        picture: <LetterIcon kind={kind} size={56} />,
      })),
    },
  ];
};
export default box;
