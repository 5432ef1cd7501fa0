import { valued } from '../../kit/index.ts';
import type { Candidate, Heuristics, LegalMove, PlayerID, ViewCtx } from '../../kit/index.ts';
import { kinds, type Kind } from '../catalogue/kinds.ts';
import { legalMoves } from '../legal.ts';
import { leftOf } from '../rules/cabinet.ts';
import { hasGuessed, isOver } from '../rules/letters.ts';
import { GUESS_POINTS, MAJORITY_POINTS, PROMISED_POINTS } from '../scoring.ts';
import { opponentOf, playerOf } from '../state.ts';
import type { View } from '../state.ts';

/** Share of a piece's worth to the opponent that counts when the opponent can take it next. */
const OPENED = 0.4;
/** Each piece of a kind makes that kind this many times as likely to be in its owner's letter. */
const TELLING = 1.6;

export const heuristics: Heuristics<View> = { candidates, prospects, taken, scale: 5, spread: 1.5, horizon: () => 12 };

function candidates(G: View, ctx: ViewCtx, playerID: PlayerID): Candidate[] {
  return valued(legalMoves(G, ctx, playerID), (move) => worth(G, playerID, move));
}

function worth(G: View, playerID: PlayerID, { move, args }: LegalMove): number {
  if (move === 'guess') return GUESS_POINTS * belief(G, opponentOf(playerID), args[0] as Kind, playerOf(G, playerID).letter);
  const [shelf, place] = args as [number, number];
  const pieces = G.shelves[shelf] ?? [];
  const piece = pieces[place];
  const next = pieces[place === 0 ? 1 : place - 1];
  return valueOf(G, playerID, piece) - OPENED * valueOf(G, opponentOf(playerID), next);
}

/** Worth of a piece: the player's gain, and the gain that the opponent loses. */
function valueOf(G: View, playerID: PlayerID, kind: Kind | undefined): number {
  if (kind === undefined) return 0;
  const opponent = opponentOf(playerID);
  const [own, other] = [playerOf(G, playerID).taken[kind], playerOf(G, opponent).taken[kind]];
  const left = leftOf(G, kind) - 1;
  const swing = lead(own + 1, other, left) - lead(own, other + 1, left);
  const promised = chance(G, playerID, kind) + chance(G, opponent, kind);
  return MAJORITY_POINTS * swing + PROMISED_POINTS * promised;
}

/** The probability that a player will have more pieces of a kind. */
function lead(own: number, other: number, left: number): number {
  if (left === 0 || Math.abs(own - other) > left) return Number(own > other);
  return 0.5 + (own - other) / (2 * (left + 1));
}

/**
 * The probability that a player's letter promises this kind; 0 or 1 for a letter that the viewer
 * sees.
 */
function chance(G: View, playerID: PlayerID, kind: Kind): number {
  const { letter } = playerOf(G, playerID);
  if (letter !== null) return Number(letter === kind);
  return belief(G, playerID, kind, playerOf(G, opponentOf(playerID)).letter);
}

/**
 * The probability that the letter promises this kind, given the pieces that its owner has taken.
 * @param not the kind in the other letter, if known
 */
function belief(G: View, playerID: PlayerID, kind: Kind, not: Kind | null): number {
  const { taken } = playerOf(G, playerID);
  const weight = (each: Kind) => (each === not ? 0 : TELLING ** taken[each]);
  return weight(kind) / kinds.reduce((sum, each) => sum + weight(each), 0);
}

/** The expected final points of both players. */
function prospects(G: View): number[] {
  return G.players.map(({ taken, letter }, index) => {
    const playerID = String(index);
    const other = playerOf(G, opponentOf(playerID));
    const majorities = kinds.reduce((sum, kind) => sum + lead(taken[kind], other.taken[kind], leftOf(G, kind)), 0);
    const promised = kinds.reduce((sum, kind) => sum + chance(G, playerID, kind) * (taken[kind] + leftOf(G, kind) / 2), 0);
    return MAJORITY_POINTS * majorities + PROMISED_POINTS * promised + GUESS_POINTS * guessed(G, playerID, letter);
  });
}

/** All pieces that a player has taken. */
function taken(G: View, playerID: PlayerID): Kind[] {
  const counts = playerOf(G, playerID).taken;
  return kinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
}

function guessed(G: View, playerID: PlayerID, letter: Kind | null): number {
  if (isOver(G)) return Number(hasGuessed(G, playerID));
  const { guess } = playerOf(G, playerID);
  if (guess !== null) return chance(G, opponentOf(playerID), guess);
  return Math.max(...kinds.map((kind) => belief(G, opponentOf(playerID), kind, letter)));
}
