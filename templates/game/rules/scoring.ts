import type { PlayerID, Score, ScorePart } from '../kit/index.ts';
import { kinds, type Kind } from './catalogue/kinds.ts';
import { hasGuessed, isOver } from './rules/letters.ts';
import { opponentOf, playerOf } from './state.ts';
import type { View } from './state.ts';

/** Points for each kind of which a player has more pieces. */
export const MAJORITY_POINTS = 3;
/** Points for each piece of the kind in one's own letter. */
export const PROMISED_POINTS = 2;
/** Points for a correct guess. */
export const GUESS_POINTS = 4;

/** The sources of points in the order of the breakdown: keys of the message catalogue. */
export const scoreSources = ['score.majorities', 'score.letter', 'score.guess'] as const;
export type ScoreSource = (typeof scoreSources)[number];

interface Part extends ScorePart {
  source: ScoreSource;
}

/** The player who has more pieces of a kind; null when both have the same number (5). */
export function leaderOf(G: View, kind: Kind): PlayerID | null {
  const [first = 0, second = 0] = G.players.map(({ taken }) => taken[kind]);
  if (first === second) return null;
  return first > second ? '0' : '1';
}

/**
 * The number of a player's pieces of the kind in their letter; 0 while the letter is hidden from
 * the viewer.
 */
function promisedTo(G: View, playerID: PlayerID): number {
  const { letter, taken } = playerOf(G, playerID);
  return letter === null ? 0 : taken[letter];
}

function partsOf(G: View, playerID: PlayerID): Part[] {
  const { letter } = playerOf(G, playerID);
  const majorities = kinds.filter((kind) => leaderOf(G, kind) === playerID).length;
  const count = promisedTo(G, playerID);
  const right = hasGuessed(G, playerID);
  return [
    { source: 'score.majorities', points: MAJORITY_POINTS * majorities, values: { count: majorities } },
    {
      source: 'score.letter',
      points: PROMISED_POINTS * count,
      values: letter === null ? { seen: 'no', count, kinds: '' } : { seen: 'yes', count, kinds: { term: `all-${letter}` } },
    },
    {
      source: 'score.guess',
      points: right ? GUESS_POINTS : 0,
      values: { state: isOver(G) ? (right ? 'right' : 'wrong') : 'open', player: { player: opponentOf(playerID) } },
    },
  ];
}

/** All scores, by player id; ranks are final when the match is over. */
export function score(G: View): Score[] {
  const rows = G.players.map((_, index) => {
    const playerID = String(index);
    const parts = partsOf(G, playerID);
    return { playerID, total: parts.reduce((sum, { points }) => sum + points, 0), parts };
  });
  const ranking = rows.toSorted((a, b) => b.total - a.total || compareTied(G, a.playerID, b.playerID));
  return rows.map((row) => {
    const { playerID, total, parts } = row;
    return { playerID, total, parts, rank: ranking.indexOf(row) + 1 };
  });
}

/** Breaks a tie: more promised pieces come first, then the second player in turn order. */
function compareTied(G: View, a: PlayerID, b: PlayerID): number {
  return promisedTo(G, b) - promisedTo(G, a) || G.order.indexOf(b) - G.order.indexOf(a);
}
