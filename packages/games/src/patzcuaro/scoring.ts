import type { PlayerID, Score, ScorePart } from '../kit/index.ts';
import { cardOf } from './catalogue/cards.ts';
import { objectiveOf, onePetal, POINTS_BY_LEVELS, POINTS_PER_ITEM_SET, threePetals, twoPetals } from './catalogue/objectives.ts';
import { type Level, items } from './catalogue/types.ts';
import type { CardId, Color, Item, ObjectiveIds, OnePetal, ThreePetals, TwoPetals } from './catalogue/types.ts';
import { levelOf, levels } from './rules/altar.ts';
import { playerOf } from './state.ts';
import type { Altar, View } from './state.ts';

export const FLIP_POINTS = -5;

/** Number of item types that count on levels 1, 2 and 3. An icon on level n is worth n points. */
const TYPES_COUNTED = [3, 2, 1] as const;

/** The sources of points in the order of the breakdown: keys of the message catalogue. */
export const scoreSources = [
  'score.level1',
  'score.level2',
  'score.level3',
  'score.onePetal',
  'score.twoPetals',
  'score.threePetals',
  'score.flip',
] as const;
export type ScoreSource = (typeof scoreSources)[number];

interface Part extends ScorePart {
  source: ScoreSource;
}

/** The number of icons of an item on the cards. */
export function countItem(cards: readonly CardId[], item: Item): number {
  let count = 0;
  for (const id of cards) {
    for (const shown of cardOf(id).items) if (shown === item) count += 1;
  }
  return count;
}

/** The number of cards of a colour. */
export function countColor(cards: readonly CardId[], color: Color): number {
  return cards.filter((id) => cardOf(id).color === color).length;
}

/** The number of all icons on the cards. */
export function countIcons(cards: readonly CardId[]): number {
  return cards.reduce((sum, id) => sum + cardOf(id).items.length, 0);
}

/**
 * The score of a level: the item types that count, most frequent first, the number of their icons,
 * and the points (1.9).
 */
export function levelScore(cards: readonly CardId[], level: Level): { items: Item[]; icons: number; points: number } {
  const counted = items
    .map((item) => ({ item, count: countItem(cards, item) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, TYPES_COUNTED[level - 1]);
  const icons = counted.reduce((sum, { count }) => sum + count, 0);
  return { items: counted.map(({ item }) => item), icons, points: icons * level };
}

/** The number of sets of the three items in the altar, with the icons of all levels. */
function itemSets(cards: readonly CardId[], objective: OnePetal): number {
  return Math.min(...objective.items.map((item) => countItem(cards, item)));
}

/** The points of a two-petal objective, with the number of sets or yellow cards. */
function colorScore(cards: readonly CardId[], objective: TwoPetals): { count: number; points: number } {
  if (objective.kind === 'set') {
    const shown = Object.entries(objective.set) as [Color, number][];
    const count = Math.min(...shown.map(([color, number]) => Math.floor(countColor(cards, color) / number)));
    return { count, points: count * objective.points };
  }
  const count = countColor(cards, 'yellow');
  // `|| 0` turns −0 into 0.
  if (objective.kind === 'perYellow') return { count, points: count * objective.points || 0 };
  return { count, points: count === 0 ? objective.points : 0 };
}

/** The levels that show the objective's colour and items, on one card or several. */
function levelsMeeting(altar: Altar, { color, items }: ThreePetals): Level[] {
  return levels.filter((level) => {
    const cards = levelOf(altar, level);
    const wanted = Object.entries(items) as [Item, number][];
    return countColor(cards, color) > 0 && wanted.every(([item, number]) => countItem(cards, item) >= number);
  });
}

/** The score breakdown of one altar (1.9), from public information only. */
export function scoreParts(altar: Altar, objectives: ObjectiveIds, flipped: boolean): Part[] {
  const all = altar.flat();
  const one = objectiveOf(onePetal, objectives.one);
  const two = objectiveOf(twoPetals, objectives.two);
  const three = objectiveOf(threePetals, objectives.three);
  const sets = itemSets(all, one);
  const byColor = colorScore(all, two);
  const met = levelsMeeting(altar, three).length;
  return [
    ...levels.map((level): Part => {
      const { items, icons, points } = levelScore(levelOf(altar, level), level);
      return { source: `score.level${level}`, points, values: { items: { terms: items }, icons } };
    }),
    { source: 'score.onePetal', points: sets * POINTS_PER_ITEM_SET, values: { objective: { term: one.id }, count: sets } },
    {
      source: 'score.twoPetals',
      points: byColor.points,
      values: { objective: { term: two.id }, kind: two.kind, count: byColor.count },
    },
    {
      source: 'score.threePetals',
      points: POINTS_BY_LEVELS[met] ?? 0,
      values: { objective: { term: three.id }, count: met },
    },
    { source: 'score.flip', points: flipped ? FLIP_POINTS : 0 },
  ];
}

/** The total score of a player. */
export function totalOf(G: View, playerID: PlayerID): number {
  const { altar, flipped } = playerOf(G, playerID);
  return totalOfParts(scoreParts(altar, G.objectives, flipped));
}

function totalOfParts(parts: readonly Part[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/** All scores, by player id; ranks are final when the match is over. */
export function score(G: View): Score[] {
  const rows = G.players.map(({ altar, flipped }, index) => {
    const parts = scoreParts(altar, G.objectives, flipped);
    return { playerID: String(index), parts, total: totalOfParts(parts) };
  });
  const ranking = rows.toSorted((a, b) => b.total - a.total || compareTied(G, a.playerID, b.playerID));
  return rows.map((row) => {
    const { playerID, total, parts } = row;
    return { playerID, total, parts, rank: ranking.indexOf(row) + 1 };
  });
}

/** Breaks a tie: fewer icons in the altar come first, then the later player in turn order. */
function compareTied(G: View, a: PlayerID, b: PlayerID): number {
  const icons = (player: PlayerID) => countIcons(playerOf(G, player).altar.flat());
  return icons(a) - icons(b) || G.order.indexOf(b) - G.order.indexOf(a);
}
