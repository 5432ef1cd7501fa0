import { scoreParts, type ObjectiveIds, type PlayerState } from '@sobremesa/games/patzcuaro';
import { useState } from 'react';
import { Example, people, READER } from '../../../../rulebook/Example.tsx';
import { Choice } from '../../../../ui/Choice.tsx';
import { Pyramid } from '../../altar/Pyramid.tsx';
import board from '../../Board.module.css';
import { useWords } from '../../words.ts';
import css from './examples.module.css';

/** The altar that both rulebooks use as their scoring example. */
const altar: PlayerState['altar'] = [
  ['U06', 'P12', 'P10', 'Y02'],
  ['U10', 'P04', 'U05'],
  ['P11', 'G04'],
];
const beginning: ObjectiveIds = { one: 'O1a', two: 'O2a', three: 'O3a' };
/** The objectives from which the reader chooses, by their number of petals. */
const petals = {
  one: ['O1a', 'O1b', 'O1c'],
  two: ['O2a', 'O2d', 'O2e'],
  three: ['O3a', 'O3b', 'O3d'],
} as const satisfies Record<keyof ObjectiveIds, readonly string[]>;

/** Scores one altar with objectives that the reader chooses. */
export function PointsExample() {
  const words = useWords(people);
  const { t } = words;
  const [objectives, choose] = useState(beginning);
  const parts = scoreParts(altar, objectives, false).filter(({ source }) => source !== 'score.flip');
  const total = parts.reduce((sum, { points }) => sum + points, 0);

  return (
    <Example
      ask={t('tried.points.ask')}
      look={board.board}
      result={[
        ...parts.map(({ source, points, values = {} }) => {
          return [words.sentence({ key: source, values }), String(points).replace('-', '−')] as const;
        }),
        [t('board.total'), String(total)],
      ]}
      onAgain={() => choose(beginning)}
    >
      <Pyramid words={words} altar={altar} player={READER} />
      <div className={css.objectives}>
        {(Object.keys(petals) as (keyof typeof petals)[]).map((number) => (
          <Choice
            key={number}
            legend={t(`tried.points.${number}`)}
            options={petals[number].map((id) => ({ value: id as string, label: words.term(id) }))}
            value={objectives[number]}
            onChange={(id) => choose({ ...objectives, [number]: id })}
          />
        ))}
      </div>
    </Example>
  );
}
