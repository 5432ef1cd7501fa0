import type { Sentence } from '@sobremesa/games/kit';
import { Fragment } from 'react';
import type { GameUi } from '../../games/game.ts';
import { useGameText } from '../../i18n/gameText.tsx';

interface GameSentenceProps {
  sentence: Sentence;
  picture: GameUi['picture'];
  /** Whether a bot acted for the player. */
  byBot?: boolean;
}

/**
 * A sentence of the game: as words for screen readers, with the game's small pictures for sighted
 * readers.
 */
export function GameSentence({ sentence, picture, byBot = false }: GameSentenceProps) {
  const text = useGameText();
  const words = text.sentence(sentence, byBot);
  const pieces = picture === undefined ? [words] : text.cut(sentence, (term) => picture(term) !== null, byBot);
  if (picture === undefined || pieces.length === 1) return <span>{words}</span>;
  return (
    <span>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        {pieces.map((piece, i) => (
          // Parts of a sentence are identified by their index.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={i}>{typeof piece === 'string' ? piece : picture(piece.term)}</Fragment>
        ))}
      </span>
    </span>
  );
}
