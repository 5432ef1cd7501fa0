import { isActive, legal, legalMove, whyNot } from '../kit/index.ts';
import type { LegalMove, PlayerID, UncheckedMoves, ViewCtx } from '../kit/index.ts';
import { MISSIONS_KEPT } from './catalogue/box.ts';
import { paintingOf } from './catalogue/paintings.ts';
import { type Action, pileNames, roomNumbers, visitTypes } from './catalogue/types.ts';
import type { PaintingId, VisitType } from './catalogue/types.ts';
import { moves } from './moves.ts';
import type { Move } from './moves.ts';
import { reason, waits } from './reasons.ts';
import type { PradoReason } from './reasons.ts';
import { actionBlocker } from './rules/actions.ts';
import { excess } from './rules/flow.ts';
import { willOf } from './rules/reaction.ts';
import { playerOf } from './state.ts';
import type { View } from './state.ts';
import { viewCtx } from './view.ts';

/** All actions, in the order of the rulebook. */
export const allActions: readonly Action[] = [
  ...roomNumbers.map((to): Action => ({ type: 'move', to })),
  { type: 'move', to: 'closer' },
  { type: 'help' },
  ...roomNumbers.map((to): Action => ({ type: 'change', to })),
];

/**
 * All legal moves of a player. Cards of one type are interchangeable: each set of cards is listed
 * once, in the order of `visitTypes`, and is legal in any order.
 */
export const legalMoves = legal(moves, candidates);

/** The moves that answer a window. */
const answers: ReadonlySet<string> = new Set(['answer', 'waive']);

/** Why a move is illegal; null when it is legal. A late answer is rejected and costs nothing. */
export function why(
  rules: UncheckedMoves,
  G: View,
  ctx: ViewCtx,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
): PradoReason | null {
  const seen = viewCtx(G, ctx, playerID);
  const found = whyNot(rules, G, seen, playerID, move, args, waits) as PradoReason | null;
  if (found === null || !answers.has(move) || isActive(seen, playerID) || seen.gameover !== undefined) return found;
  if (G.window === null || G.window.id !== args[0]) return reason('windowClosed');
  return G.window.asked.includes(playerID) ? reason('alreadyAnswered') : reason('notAsked');
}

/**
 * The move for a player who is away. Blocks only by a standing order, plays nothing, hangs the
 * painting with more points, and discards cards of the type held most.
 */
export function standIn(G: View, ctx: ViewCtx, playerID: PlayerID): LegalMove | null {
  const legal = legalMoves(G, ctx, playerID);
  const least = legal.find(({ move }) => move === 'endVisit' || move === 'endTurn');
  if (least !== undefined) return least;
  if (G.choice !== null) return legal.toSorted((a, b) => worth(G, b) - worth(G, a))[0] ?? null;
  const { window } = G;
  if (window !== null) {
    const block = willOf(G, playerID, window) === 'block';
    return legal.find(({ args }) => args[1] === block) ?? legal[0] ?? null;
  }
  const { hand } = playerOf(G, playerID);
  if (hand !== null && (G.laying !== null || G.actionsLeft === 0)) return legal[plainest(hand, legal)] ?? null;
  return legal[0] ?? null;
}

/**
 * The points of the painting that a choice would hang. Ties go to the first: pile I, or the
 * painting seen first.
 */
function worth(G: View, { move, args }: LegalMove): number {
  const painting = move === 'hang' ? (args[1] as PaintingId) : G.piles[args[1] === 'I' ? 'I' : 'II'].top;
  return painting === null ? 0 : paintingOf(painting).points;
}

/** Rates ways to give cards: fewest cards first, then those of the types held most. */
function plainest(hand: readonly VisitType[], ways: readonly LegalMove[]): number {
  const held = (card: VisitType) => hand.filter((other) => other === card).length;
  const rate = ({ args }: LegalMove) => {
    const cards = args.at(-1) as readonly VisitType[];
    return cards.reduce((sum, card) => sum + held(card), 0) - cards.length * hand.length * 2;
  };
  const rates = ways.map(rate);
  return rates.indexOf(Math.max(...rates));
}

/** Candidate moves for the decision that is due. */
function candidates(G: View, playerID: PlayerID): Move[] {
  const { hand, missions, ready } = playerOf(G, playerID);
  const { choice, laying, window } = G;
  if (hand === null) return [];
  if (choice?.kind === 'pile') return pileNames.map((pile) => legalMove('replace', choice.room, pile));
  if (choice?.kind === 'hang') {
    const { room, shown } = choice;
    return (['bottom', 'top'] as const).flatMap((rest) => shown.map((painting) => legalMove('hang', room, painting, rest)));
  }
  if (laying !== null) {
    return range(laying.min, laying.max).flatMap((size) =>
      picks(hand, size).map((cards) => legalMove('lay', laying.slot, cards)),
    );
  }
  if (window !== null) return [false, true].map((block) => legalMove('answer', window.id, block));
  if (!ready) return subsets(missions ?? [], MISSIONS_KEPT).map((kept) => legalMove('keepMissions', kept));
  if (G.actionsLeft === null) return visitMoves(G, playerID, hand);
  if (G.actionsLeft > 0) return [...allActions.map((action) => legalMove('act', action)), legalMove('endTurn')];
  return picks(hand, excess(G, playerID)).map((cards) => legalMove('discard', cards));
}

/**
 * The moves of the Visit phase. What an action is paid with does not change whether it is legal.
 */
function visitMoves(G: View, playerID: PlayerID, hand: readonly VisitType[]): Move[] {
  const actions = allActions.filter((action) => actionBlocker(G, playerID, action) === null);
  const types = visitTypes.filter((type) => hand.includes(type));
  const cards = types.flatMap((card) =>
    actions.filter(({ type }) => type === card).map((action) => legalMove('playCard', card, action)),
  );
  const jokers = picks(hand, G.effects.jokerCost).flatMap((pair) =>
    actions.map((action) => legalMove('playJoker', pair, action)),
  );
  return [...cards, ...jokers, legalMove('endVisit')];
}

/** Every different set of `size` cards of a hand, each in the order of `visitTypes`. */
function picks(hand: readonly VisitType[], size: number, from = 0): VisitType[][] {
  if (size === 0) return [[]];
  return visitTypes.slice(from).flatMap((type, index) => {
    const at = hand.indexOf(type);
    if (at === -1) return [];
    const rest = hand.toSpliced(at, 1);
    return picks(rest, size - 1, from + index).map((others) => [type].concat(others));
  });
}

/** Every choice of `size` items, in their order. */
function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item].concat(rest)));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
