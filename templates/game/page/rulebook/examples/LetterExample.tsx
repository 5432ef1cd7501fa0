import { kinds, score, type Kind, type PlayerState, type View } from '@sobremesa/games/newgame';
import { useState } from 'react';
import { Example, people, READER } from '../../../../rulebook/Example.tsx';
import { Choice } from '../../../../ui/Choice.tsx';
import { PieceIcon } from '../../art/pieces.tsx';
import board from '../../Board.module.css';
import { useWords } from '../../words.ts';
import css from './examples.module.css';

const beginning: Kind = 'fan';
/** The pieces of both players at the end. */
const own: PlayerState['taken'] = { fan: 4, clock: 3, jug: 2, medal: 1, book: 5, key: 3 };
const other: PlayerState['taken'] = { fan: 2, clock: 3, jug: 4, medal: 5, book: 1, key: 3 };

/** Scores the same pieces with a letter that the reader chooses. */
export function LetterExample() {
  const words = useWords(people);
  const { t } = words;
  const [letter, setLetter] = useState(beginning);
  const G: View = {
    players: [
      { letter, taken: own, guess: null },
      { letter: null, taken: other, guess: null },
    ],
    order: ['0', '1'],
    shelves: [],
  };
  const { parts = [], total = 0 } = score(G).find(({ playerID }) => playerID === READER) ?? {};
  const counted = parts.filter(({ source }) => source !== 'score.guess');

  return (
    <Example
      ask={t('tried.ask')}
      look={board.board}
      result={[
        ...counted.map(({ source, points, values = {} }) => {
          return [words.sentence({ key: source, values }), String(points)] as const;
        }),
        [t('board.total'), String(total)],
      ]}
      onAgain={() => setLetter(beginning)}
    >
      <ul className={css.pieces}>
        {kinds.map((kind) => (
          <li key={kind}>
            <PieceIcon kind={kind} size={30} />
            <span className="visually-hidden">{words.heading(kind)}</span>
            {own[kind]}
          </li>
        ))}
      </ul>
      <Choice
        legend={t('tried.letter')}
        options={kinds.map((kind) => ({ value: kind, label: words.heading(kind) }))}
        value={letter}
        onChange={setLetter}
      />
    </Example>
  );
}
