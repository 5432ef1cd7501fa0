import { kinds } from '@sobremesa/games/newgame';
import type { GameText } from '../../../i18n/gameText.tsx';
import type { Entry, Rulebook } from '../../../rulebook/rulebook.ts';
import { LetterIcon, PieceIcon } from '../art/pieces.tsx';
import { wordsIn } from '../words.ts';
import { outline } from './outline.ts';
import { topics } from './topics.ts';

const signs = { letter: <LetterIcon kind={null} size={22} /> };

function entries(text: GameText): Readonly<Record<string, readonly Entry[]>> {
  const words = wordsIn(text, []);
  return {
    pieces: kinds.map((kind) => ({
      id: `thing-${kind}`,
      title: words.heading(kind),
      text: words.t(`rules.${kind}`),
      picture: <PieceIcon kind={kind} size={40} />,
    })),
  };
}

const rulebook: Rulebook = { outline, signs, figures: {}, entries, topics };
export default rulebook;
