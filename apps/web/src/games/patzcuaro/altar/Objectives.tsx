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
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ItemIcon } from '../art/items.tsx';
import { Petals } from '../art/petals.tsx';
import { RequirementIcon } from '../art/requirements.tsx';
import { useTable, type Table } from '../table.tsx';
import css from './Objectives.module.css';
import { scoreOf } from './totals.ts';

/** An objective as it lies on the table, and in words. */
interface Objective {
  petals: 1 | 2 | 3;
  pictures: ReactNode;
  /** What it brings, as short as can be. */
  worth: string;
  /** What it brings and for what. */
  sentence: string;
  /** What it has brought the reader so far; null for a watcher. */
  mine: { points: number; why: string } | null;
}

/** The three objectives of the match, each with what it has brought the reader so far. Touched, they are told in full. */
export function Objectives() {
  const table = useTable();
  const [told, setTold] = useState(false);
  const { t } = table.words;
  const objectives = objectivesOf(table);
  return (
    <>
      <ul className={css.objectives} aria-label={t('board.objectives')}>
        {objectives.map(({ petals, pictures, worth, sentence, mine }) => (
          <li key={petals}>
            <button
              type="button"
              className={css.objective}
              aria-label={mine === null ? sentence : `${sentence} ${t('board.objectiveMine', { points: mine.points })}.`}
              onClick={() => setTold(true)}
            >
              <Petals count={petals} size={30} />
              <span className={css.what}>
                <span className={css.pictures}>{pictures}</span>
                <span className={css.worth}>{worth}</span>
              </span>
              {mine !== null && <span className={css.mine}>{signed(mine.points)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {told && (
        <Dialog title={t('board.objectives')} onClose={() => setTold(false)}>
          <ul className={css.told}>
            {objectives.map(({ petals, pictures, sentence, mine }) => (
              <li key={petals}>
                <Petals count={petals} size={40} />
                <div className={css.words}>
                  <span className={css.pictures} aria-hidden="true">
                    {pictures}
                  </span>
                  <p>{sentence}</p>
                  {mine !== null && (
                    <p className={css.worth}>
                      {mine.why} <strong>{t('board.objectiveMine', { points: mine.points })}.</strong>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function objectivesOf({ G, ctx, playerID, words }: Table): Objective[] {
  const { t, term, sentence } = words;
  const one = objectiveOf(onePetal, G.objectives.one);
  const two = objectiveOf(twoPetals, G.objectives.two);
  const three = objectiveOf(threePetals, G.objectives.three);
  const mine = (source: string): Objective['mine'] => {
    if (playerID === null) return null;
    const part = scoreOf(G, ctx, playerID).parts.find((one) => one.source === source);
    return { points: part?.points ?? 0, why: part ? `${sentence({ key: source, values: part.values ?? {} })}.` : '' };
  };
  const [, first, second, third] = POINTS_BY_LEVELS;
  const byColor = { objective: term(two.id), kind: two.kind, points: signed(two.pts) };
  return [
    {
      petals: 1,
      pictures: one.items.map((item) => <ItemIcon key={item} item={item} size="var(--picture)" />),
      worth: t('board.perSetOf', { points: POINTS_PER_ITEM_SET }),
      sentence: t('objective.one', { objective: term(one.id), points: POINTS_PER_ITEM_SET }),
      mine: mine('score.onePetal'),
    },
    {
      petals: 2,
      pictures: colorsOf(two).map((color, i) => (
        // Two of a colour are told apart by their place.
        // oxlint-disable-next-line react/no-array-index-key
        <RequirementIcon key={i} requirement={{ k: 'color', c: color }} size="calc(var(--picture) * 1.1)" />
      )),
      worth: t(`board.${({ set: 'perSetOf', perYellow: 'perYellow', noYellow: 'noYellow' } as const)[two.kind]}`, byColor),
      sentence: t('objective.two', byColor),
      mine: mine('score.twoPetals'),
    },
    {
      petals: 3,
      pictures: (
        <>
          <RequirementIcon requirement={{ k: 'color', c: three.color }} size="calc(var(--picture) * 1.1)" />
          {(Object.keys(three.items) as Item[]).map((item) => (
            <ItemIcon key={item} item={item} size="var(--picture)" />
          ))}
        </>
      ),
      worth: [first, second, third].join(' · '),
      sentence: t('objective.three', { objective: term(three.id), first, second, third }),
      mine: mine('score.threePetals'),
    },
  ];
}

function colorsOf(objective: TwoPetals): Color[] {
  if (objective.kind !== 'set') return ['yellow'];
  const wanted = Object.entries(objective.set) as [Color, number][];
  return wanted.flatMap(([color, number]) => Array.from({ length: number }, () => color));
}

/** With a true minus. */
const signed = (points: number) => String(points).replace('-', '−');
