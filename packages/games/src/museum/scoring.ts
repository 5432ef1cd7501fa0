import type { PlayerID, Score, ScorePart } from '../kit/index.ts';
import { boards } from './catalogue/boards.ts';
import { POINTS_PER_PRESTIGE } from './catalogue/numbers.ts';
import { ownLayout } from './rules/arranging.ts';
import { opinionPenalties, worthOf } from './rules/worth.ts';
import type { Curator } from './rules/worth.ts';
import { exhibited, playerOf } from './state.ts';
import type { View } from './state.ts';

/** The sources of points in the order of the breakdown (1.13): keys of the message catalogue. */
export const scoreSources = [
  'score.exhibited',
  'score.civilisations',
  'score.domains',
  'score.gallery',
  'score.full',
  'score.patron',
  'score.experts',
  'score.prestige',
  'score.opinion',
] as const;
export type ScoreSource = (typeof scoreSources)[number];

interface Part extends ScorePart {
  source: ScoreSource;
}

/** A museum's owner, as far as the viewer knows. */
export function curatorOf(G: View, playerID: PlayerID): Curator {
  const { board, experts, patron } = playerOf(G, playerID);
  return { board, experts, patron, patronNeedsCollection: G.options.patronNeedsCollection };
}

/**
 * The breakdown of one player's score, if the match ended now. A Patron unknown to the viewer
 * counts nothing.
 */
export function scoreParts(G: View, playerID: PlayerID): Part[] {
  const { board, score, prestige, pool, experts } = playerOf(G, playerID);
  const layout = ownLayout(G, playerID);
  const worth = worthOf(layout, curatorOf(G, playerID));
  const penalties = opinionPenalties(pool, G.opinion, experts, G.options);
  const penalty = penalties.reduce((sum, one) => sum + one, 0);
  const cards = exhibited(layout).length;
  return [
    { source: 'score.exhibited', points: score, values: { cards } },
    { source: 'score.civilisations', points: worth.civilisations },
    { source: 'score.domains', points: worth.domains },
    { source: 'score.gallery', points: worth.gallery },
    { source: 'score.full', points: !layout.includes(null) ? boards[board].fullPoints : 0 },
    { source: 'score.patron', points: worth.patron },
    { source: 'score.experts', points: worth.experts },
    { source: 'score.prestige', points: prestige * POINTS_PER_PRESTIGE },
    // `|| 0` turns −0 into 0.
    { source: 'score.opinion', points: -penalty || 0, values: { cards: penalties.filter((one) => one > 0).length } },
  ];
}

/** The total of one player's score, if the match ended now. */
export function totalOf(G: View, playerID: PlayerID): number {
  return scoreParts(G, playerID).reduce((sum, { points }) => sum + points, 0);
}

/**
 * All scores, by player id; final when the match is over. Equal players share a rank, and the next
 * rank is skipped.
 */
export function score(G: View): Score[] {
  const rows = G.players.map((_, index) => {
    const playerID = String(index);
    const parts = scoreParts(G, playerID);
    return { playerID, parts, total: parts.reduce((sum, { points }) => sum + points, 0) };
  });
  return rows.map((row) => {
    const { playerID, total, parts } = row;
    const better = rows.filter((other) => compare(G, other, row) < 0).length;
    return { playerID, total, parts, rank: better + 1 };
  });
}

/** Compares points, then exhibited cards, then Prestige left, then the smaller storeroom (1.13). */
function compare(G: View, a: { playerID: PlayerID; total: number }, b: { playerID: PlayerID; total: number }): number {
  const [one, other] = [playerOf(G, a.playerID), playerOf(G, b.playerID)];
  return (
    b.total - a.total ||
    exhibited(other.museum).length - exhibited(one.museum).length ||
    other.prestige - one.prestige ||
    one.pool.length - other.pool.length
  );
}
