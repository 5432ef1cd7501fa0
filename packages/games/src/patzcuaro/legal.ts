import { legal, legalMove } from '../kit/index.ts';
import type { LegalMove, PlayerID, ViewCtx } from '../kit/index.ts';
import type { CardId, Level } from './catalogue/types.ts';
import type { TravelMode } from './events.ts';
import { moves } from './moves.ts';
import type { Move } from './moves.ts';
import { openLevels } from './rules/altar.ts';
import { topColor } from './rules/choices.ts';
import { assignments } from './rules/requirement.ts';
import { allSteps } from './rules/rondel.ts';
import { dueStep } from './rules/steps.ts';
import { travelBlocker } from './rules/travel.ts';
import { playerOf } from './state.ts';
import type { View } from './state.ts';

/**
 * All legal moves of a player, in the order of preference of ruling 25: acting before flipping
 * before drawing, short distances before long ones, early options and hand cards first, low levels
 * first, passing last.
 */
export const legalMoves = legal(moves, candidates);

/** The move for a player who is away (ruling 25): passes if possible. */
export function standIn(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null {
  const legal = legalMoves(G, ctx, playerID);
  return legal.find(({ move }) => move === 'pass') ?? legal[0] ?? null;
}

/** Candidate moves for the step that is due. */
function candidates(G: View, playerID: PlayerID): Move[] {
  const { hand, position, altar } = playerOf(G, playerID);
  if (hand === null) return [];
  const action = dueStep(G, playerID)?.action;
  switch (action?.t) {
    case undefined:
      return modesOf(G, playerID).flatMap((mode) => allSteps.map((steps) => legalMove('travel', steps, mode)));
    case 'choose':
      return action.o.map((_, option) => legalMove('choose', option));
    case 'trade':
      return [...assignments(hand, action.reqs, topColor(G, position))].map((cards: CardId[]) => legalMove('trade', cards));
    case 'altar':
      return [...placements(hand, openLevels(altar)), legalMove('pass')];
    default:
      return [];
  }
}

function placements(hand: readonly CardId[], open: readonly Level[]): Move[] {
  return hand.flatMap((card) => open.map((level) => legalMove('place', card, level)));
}

/** The modes that may be legal. Whether a single card may be drawn is the same for all spaces. */
function modesOf(G: View, playerID: PlayerID): readonly TravelMode[] {
  if (!playerOf(G, playerID).flipped) return ['act', 'flip'];
  return travelBlocker(G, playerID, 1, 'draw1') === null ? ['act', 'draw1'] : ['act'];
}
