import type { ScorePart } from '@sobremesa/games/kit';
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
  type View,
} from '@sobremesa/games/patzcuaro';
import { memo, useState, type ReactNode } from 'react';
import { LazyDialog } from '../../frame/LazyDialog.tsx';
import { ItemIcon } from '../art/items.tsx';
import { Petals } from '../art/petals.tsx';
import { RequirementIcon } from '../art/requirements.tsx';
import { useTable, useTableWords, type Table } from '../table.tsx';
import type { Words } from '../words.ts';
import css from './Objectives.module.css';
import { scoreOf } from './totals.ts';

/** An objective, in pictures and in words. */
interface Objective {
  petals: 1 | 2 | 3;
  pictures: ReactNode;
  /** Its points, as short as possible. */
  worth: string;
  /** Its points and the condition for them. */
  sentence: string;
  /** The id of its term in the catalogue. */
  id: string;
  /** The source of its points in the score. */
  source: string;
}

/**
 * The three objectives of the match, each with the points it has brought the reader so far.
 * Pressing them opens the full account.
 */
export const Objectives = memo(function Objectives() {
  const words = useTableWords();
  const [isOpen, setIsOpen] = useState(false);
  const { t } = words;
  const objectives = objectivesOf(
    useTable(({ G }) => G.objectives),
    words,
  );
  const mine = useTable((table) => objectives.map(({ source }) => partOf(table, source)?.points ?? 0));
  const plays = useTable(({ playerID }) => playerID !== null);
  return (
    <>
      <ul className={css.objectives} aria-label={t('board.objectives')} data-piece="objectives">
        {objectives.map(({ petals, pictures, worth, sentence, id }, i) => (
          <li key={petals}>
            <button
              type="button"
              className={css.objective}
              data-about={`terms.${id}`}
              aria-label={plays ? `${sentence} ${t('board.objectiveMine', { points: mine[i] ?? 0 })}.` : sentence}
              onClick={() => setIsOpen(true)}
            >
              <Petals count={petals} size={30} />
              <span className={css.what}>
                <span className={css.pictures}>{pictures}</span>
                <span className={css.worth}>{worth}</span>
              </span>
              {plays && <span className={css.mine}>{signed(mine[i] ?? 0)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {isOpen && (
        <LazyDialog title={t('board.objectives')} onClose={() => setIsOpen(false)}>
          <ul className={css.list}>
            {objectives.map(({ petals, pictures, sentence, source }) => (
              <li key={petals}>
                <Petals count={petals} size={40} />
                <div className={css.words}>
                  <span className={css.pictures} aria-hidden="true">
                    {pictures}
                  </span>
                  <p>{sentence}</p>
                  {plays && <Mine source={source} />}
                </div>
              </li>
            ))}
          </ul>
        </LazyDialog>
      )}
    </>
  );
});

/** The points that an objective has brought the reader so far, and the reason. */
function Mine({ source }: { source: string }) {
  const table = useTable();
  const { t, sentence } = table.words;
  const part = partOf(table, source);
  return (
    <p className={css.worth}>
      {part && `${sentence({ key: source, values: part.values ?? {} })}.`}{' '}
      <strong>{t('board.objectiveMine', { points: part?.points ?? 0 })}.</strong>
    </p>
  );
}

/** The reader's score from one source; undefined when there is none. */
function partOf({ G, ctx, playerID }: Table, source: string): ScorePart | undefined {
  return playerID === null ? undefined : scoreOf(G, ctx, playerID).parts.find((part) => part.source === source);
}

function objectivesOf(ids: View['objectives'], { t, term }: Words): Objective[] {
  const one = objectiveOf(onePetal, ids.one);
  const two = objectiveOf(twoPetals, ids.two);
  const three = objectiveOf(threePetals, ids.three);
  const [, first, second, third] = POINTS_BY_LEVELS;
  const byColor = { objective: term(two.id), kind: two.kind, points: signed(two.points) };
  return [
    {
      petals: 1,
      pictures: one.items.map((item) => <ItemIcon key={item} item={item} size="var(--picture)" />),
      worth: t('board.perSetOf', { points: POINTS_PER_ITEM_SET }),
      sentence: t('objective.one', { objective: term(one.id), points: POINTS_PER_ITEM_SET }),
      id: one.id,
      source: 'score.onePetal',
    },
    {
      petals: 2,
      pictures: colorsOf(two).map((color, i) => (
        // Two of a colour are distinguished by their place.
        // oxlint-disable-next-line react/no-array-index-key
        <RequirementIcon key={i} requirement={{ k: 'color', c: color }} size="calc(var(--picture) * 1.1)" />
      )),
      worth: t(`board.${({ set: 'perSetOf', perYellow: 'perYellow', noYellow: 'noYellow' } as const)[two.kind]}`, byColor),
      sentence: t('objective.two', byColor),
      id: two.id,
      source: 'score.twoPetals',
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
      id: three.id,
      source: 'score.threePetals',
    },
  ];
}

function colorsOf(objective: TwoPetals): Color[] {
  if (objective.kind !== 'set') return ['yellow'];
  const wanted = Object.entries(objective.set) as [Color, number][];
  return wanted.flatMap(([color, number]) => Array.from({ length: number }, () => color));
}

/** The number with a true minus sign. */
const signed = (points: number) => String(points).replace('-', '−');
