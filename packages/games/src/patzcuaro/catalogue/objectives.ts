import type { OnePetal, ThreePetals, TwoPetals } from './types.ts';

/** One petal: points for each set of the three items. */
export const onePetal: readonly OnePetal[] = [
  { id: 'O1a', items: ['candle', 'lollipop', 'portrait'] },
  { id: 'O1b', items: ['skull', 'marigold', 'bread'] },
  { id: 'O1c', items: ['marigold', 'top', 'bottle'] },
  { id: 'O1d', items: ['candle', 'bread', 'bottle'] },
  { id: 'O1e', items: ['skull', 'portrait', 'top'] },
];
export const POINTS_PER_ITEM_SET = 5;

/** Two petals: points by the colours of the cards. */
export const twoPetals: readonly TwoPetals[] = [
  { id: 'O2a', kind: 'set', set: { pink: 1, green: 1, purple: 1 }, points: 6 },
  { id: 'O2b', kind: 'set', set: { pink: 1, green: 1, purple: 1, yellow: 1 }, points: 8 },
  { id: 'O2c', kind: 'set', set: { purple: 2 }, points: 6 },
  { id: 'O2d', kind: 'perYellow', points: -3 },
  { id: 'O2e', kind: 'noYellow', points: 8 },
];

/** Three petals: points by the number of levels that show the colour and the items. */
export const threePetals: readonly ThreePetals[] = [
  { id: 'O3a', color: 'pink', items: { skull: 1 } },
  { id: 'O3b', color: 'green', items: { top: 1 } },
  { id: 'O3c', color: 'purple', items: { bottle: 1 } },
  { id: 'O3d', color: 'yellow', items: { lollipop: 1 } },
  { id: 'O3e', color: 'pink', items: { bread: 1 } },
];
/** Points for 0, 1, 2 and 3 levels. */
export const POINTS_BY_LEVELS = [0, 4, 7, 12] as const;

/** The objective with this id among those of its petals. @throws RangeError for an unknown id */
export function objectiveOf<T extends { id: string }>(objectives: readonly T[], id: string): T {
  const objective = objectives.find((objective) => objective.id === id);
  if (objective === undefined) throw new RangeError(`no objective ${id}`);
  return objective;
}
