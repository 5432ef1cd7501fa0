import type { Sentence } from '@sobremesa/games/kit';
import { Fragment } from 'react';
import type { GameUi } from '../../games/game.ts';
import { useGameText } from '../../i18n/gameText.tsx';

/**
 * A sentence of the game: in words for who listens, with the game's small pictures in it for who
 * looks.
 */
export function GameSentence({ sentence, picture }: { sentence: Sentence; picture: GameUi['picture'] }) {
  const text = useGameText();
  const words = text.sentence(sentence);
  const pieces = picture === undefined ? [words] : text.cut(sentence, (term) => picture(term) !== null);
  if (picture === undefined || pieces.length === 1) return <span>{words}</span>;
  return (
    <span>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        {pieces.map((piece, i) => (
          // The pieces of a sentence never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={i}>{typeof piece === 'string' ? piece : picture(piece.term)}</Fragment>
        ))}
      </span>
    </span>
  );
}
