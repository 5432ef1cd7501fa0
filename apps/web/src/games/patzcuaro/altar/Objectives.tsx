import {
  objectiveOf,
  onePetal,
  POINTS_PER_ITEM_SET,
  POINTS_BY_LEVELS,
  threePetals,
  twoPetals,
  type Color,
  type Item,
  type TwoPetals,
} from '@sobremesa/games/patzcuaro';
import type { ReactNode } from 'react';
import { ItemIcon } from '../art/items.tsx';
import { Petals } from '../art/petals.tsx';
import { RequirementIcon } from '../art/requirements.tsx';
import { useTable } from '../table.tsx';
import css from './Objectives.module.css';
import { scoreOf } from './totals.ts';

/** The three objectives of the match, each with what it has brought the reader so far. */
export function Objectives() {
  const { G, words } = useTable();
  const one = objectiveOf(onePetal, G.objectives.one);
  const two = objectiveOf(twoPetals, G.objectives.two);
  const three = objectiveOf(threePetals, G.objectives.three);
  const { t } = words;
  return (
    <ul className={css.objectives} aria-label={t('board.objectives')}>
      <Objective petals={1} id={one.id} source="score.onePetal" worth={t('board.perSetOf', { points: POINTS_PER_ITEM_SET })}>
        {one.items.map((item) => (
          <ItemIcon key={item} item={item} size="var(--picture)" />
        ))}
      </Objective>
      <Objective petals={2} id={two.id} source="score.twoPetals" worth={worthOf(two, t)}>
        {two.kind === 'set' ? (
          (Object.entries(two.set) as [Color, number][]).flatMap(([color, number]) =>
            Array.from({ length: number }, (_, i) => (
              <RequirementIcon key={`${color} ${i}`} requirement={{ k: 'color', c: color }} size="calc(var(--picture) * 1.1)" />
            )),
          )
        ) : (
          <RequirementIcon requirement={{ k: 'color', c: 'yellow' }} size="calc(var(--picture) * 1.1)" />
        )}
      </Objective>
      <Objective petals={3} id={three.id} source="score.threePetals" worth={POINTS_BY_LEVELS.slice(1).join(' · ')}>
        <RequirementIcon requirement={{ k: 'color', c: three.color }} size="calc(var(--picture) * 1.1)" />
        {(Object.keys(three.items) as Item[]).map((item) => (
          <ItemIcon key={item} item={item} size="var(--picture)" />
        ))}
      </Objective>
    </ul>
  );
}

function worthOf(objective: TwoPetals, t: (key: string, values: Record<string, string | number>) => string): string {
  const points = String(objective.pts).replace('-', '−');
  if (objective.kind === 'set') return t('board.perSetOf', { points });
  return t(objective.kind === 'perYellow' ? 'board.perYellow' : 'board.noYellow', { points });
}

function Objective({
  petals,
  id,
  source,
  worth,
  children,
}: {
  petals: 1 | 2 | 3;
  id: string;
  source: string;
  worth: string;
  children: ReactNode;
}) {
  const { G, ctx, playerID, words } = useTable();
  const points = playerID === null ? null : (scoreOf(G, ctx, playerID).parts.find((part) => part.source === source)?.points ?? 0);
  return (
    <li className={css.objective}>
      <Petals count={petals} size={30} />
      <span className={css.what}>
        <span className={css.pictures} aria-hidden="true">
          {children}
        </span>
        <span className="visually-hidden">{words.term(id)}: </span>
        <span className={css.worth}>{worth}</span>
      </span>
      {points !== null && (
        <span className={css.mine}>
          <span className="visually-hidden">{words.t('board.objectiveMine', { points })}</span>
          <span aria-hidden="true">{points < 0 ? `−${-points}` : points}</span>
        </span>
      )}
    </li>
  );
}
