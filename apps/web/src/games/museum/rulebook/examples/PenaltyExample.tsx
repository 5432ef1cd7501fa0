import { penaltyOf, type Continent, type ObjectId } from '@sobremesa/games/museum';
import { useState } from 'react';
import { Example, people, READER } from '../../../../rulebook/Example.tsx';
import { Choice } from '../../../../ui/Choice.tsx';
import board from '../../Board.module.css';
import { useWords } from '../../words.ts';
import { CardToggles } from './CardToggles.tsx';
import css from './examples.module.css';
import { scene } from './scene.ts';

const cards: readonly ObjectId[] = ['CHI-14', 'JAP-15', 'GRE-15', 'IND-15'];
const continents = ['AS', 'EU'] as const satisfies readonly Continent[];
const counts = ['0', '1', '2', '3'] as const;

interface Opinion {
  pool: readonly ObjectId[];
  AS: number;
  EU: number;
}

const beginning: Opinion = { pool: ['CHI-14', 'JAP-15', 'GRE-15'], AS: 2, EU: 0 };

/** Lets the reader compute the penalty for stored Objects at the end. */
export function PenaltyExample() {
  const words = useWords(people);
  const { t } = words;
  const [opinion, change] = useState(beginning);
  const { pool, AS, EU } = opinion;
  const points = penaltyOf(scene({ pool, opinion: { AS, EU } }), READER);

  return (
    <Example
      ask={t('tried.penalty.ask')}
      look={board.board}
      result={[t('tried.penalty.lost', { points })]}
      onAgain={() => change(beginning)}
    >
      <CardToggles
        words={words}
        label={t('tried.penalty.store')}
        cards={cards}
        picked={pool}
        onPick={(picked) => change({ ...opinion, pool: picked })}
      />
      <div className={css.row}>
        {continents.map((continent) => (
          <Choice
            key={continent}
            legend={t('tried.penalty.tokens', { continent: words.term(continent) })}
            options={counts.map((value) => ({ value, label: value }))}
            value={counts[opinion[continent]] ?? '0'}
            onChange={(value) => change({ ...opinion, [continent]: Number(value) })}
          />
        ))}
      </div>
    </Example>
  );
}
