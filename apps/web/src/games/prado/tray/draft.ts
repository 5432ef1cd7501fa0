import { actionBlocker, roomNumbers, whereIs, type Action, type RoomNumber, type VisitType } from '@sobremesa/games/prado';
import type { Table } from '../table.tsx';

export type ActionType = Action['type'];
export const actionTypes: readonly ActionType[] = ['move', 'help', 'change'];

/** All conceivable actions of this type. */
function actionsOf(type: ActionType): Action[] {
  if (type === 'help') return [{ type }];
  const rooms = roomNumbers.map((to): Action => ({ type, to }));
  return type === 'move' ? [{ type, to: 'closer' }, ...rooms] : rooms;
}

/**
 * The legal targets of an action of this type, regardless of the payment: the place ahead in the
 * queue first, then rooms.
 */
export function targetsOf({ G, playerID }: Table, type: ActionType): (RoomNumber | 'closer')[] {
  if (playerID === null) return [];
  return actionsOf(type).flatMap((action) => ('to' in action && actionBlocker(G, playerID, action) === null ? [action.to] : []));
}

/** Why no action of this type (to `to`, if given) is legal now, in words; undefined when one is. */
export function whyNo(
  { G, playerID, legal, words }: Table,
  type: ActionType,
  to: RoomNumber | 'closer' | null = null,
): string | undefined {
  const actions = actionsOf(type).filter((action) => to === null || !('to' in action) || action.to === to);
  const wanted = new Set(actions.map((action) => JSON.stringify(action)));
  if (playerID === null || legal.some(({ args }) => wanted.has(JSON.stringify(args.at(-1))))) return undefined;
  const reasons = actions.map((action) => actionBlocker(G, playerID, action));
  const [reason] = reasons;
  if (reasons.includes(null)) return words.t('tray.cannotPay', { card: words.card(type), count: G.effects.jokerCost });
  // In the hall, or in a room without visitors, all reasons are the same. Rooms differ in why a
  // player cannot enter them.
  return reason ? words.reason(type === 'move' ? (reasons.at(-1) ?? reason) : reason) : undefined;
}

/** The action of the selection; null while it is incomplete. */
export function draftedAction({ selection: { type, to } }: Table): Action | null {
  if (type === 'help') return { type };
  if (type === 'move' && to !== null) return { type, to };
  return type === 'change' && to !== null && to !== 'closer' ? { type, to } : null;
}

/** The chosen cards by their types. */
export function chosenCards({ hand, selection }: Table): VisitType[] {
  return selection.cards.flatMap((index) => hand[index] ?? []);
}

/** The move that makes the action, with its payment. */
export function payment(table: Table, action: Action): { move: 'act' | 'playCard' | 'playJoker'; args: unknown[] } {
  if (table.may('act', 'endTurn')) return { move: 'act', args: [action] };
  const cards = chosenCards(table);
  const [card] = cards;
  return cards.length === 1 && card === action.type
    ? { move: 'playCard', args: [card, action] }
    : { move: 'playJoker', args: [cards, action] };
}

/**
 * Begins an action. Selects a card that pays for it, unless a Joker has been chosen, and the target
 * if there is only one.
 */
export function begin(table: Table, type: ActionType, to: RoomNumber | 'closer' | null = null): void {
  const { hand, selection, select, refuse } = table;
  const reason = whyNo(table, type, to);
  if (reason !== undefined) return refuse(tooEarly(table, type, reason));
  const card = hand.indexOf(type);
  const cards = selection.cards.length > 0 || card === -1 || !table.may('endVisit') ? selection.cards : [card];
  select({ type, to: to ?? onlyTarget(table, type), cards, room: null });
}

/** What a card or action is for, and why the reader cannot use it now. */
function tooEarly({ words }: Table, card: VisitType, reason: string): string {
  return `${words.t(`cards.${card}`)}. ${reason}`;
}

/**
 * Handles a press on a card that no decision needs: explains its use, and why it is illegal now.
 */
export function explainCard(table: Table, index: number): void {
  const { hand, why, refuse } = table;
  const card = hand[index];
  if (card === undefined) return;
  const reason = card === 'security' ? why('playJoker', [], { type: 'help' }) : why('playCard', card, { type: card, to: 1 });
  refuse(tooEarly(table, card, reason ?? ''));
}

function onlyTarget(table: Table, type: ActionType): RoomNumber | 'closer' | null {
  const targets = targetsOf(table, type);
  return targets.length === 1 ? (targets[0] ?? null) : null;
}

/** Handles a press on a card in the Visit phase. One card is its own action, two are a Joker. */
export function touchCard(table: Table, index: number): void {
  const { G, hand, selection, select } = table;
  const { cards, type } = selection;
  const [first] = cards;
  if (cards.includes(index)) {
    const rest = cards.filter((other) => other !== index);
    return select(rest.length === 0 ? { cards: rest, type: null, to: null } : { cards: rest });
  }
  // The first card's action is dropped when the card becomes half of a Joker.
  const own = first !== undefined && hand[first] === type;
  if (first !== undefined && G.effects.jokerCost > 1) {
    return select({ cards: [...cards, index].slice(-G.effects.jokerCost), room: null, ...(own ? { type: null, to: null } : {}) });
  }
  const card = hand[index];
  if (card === undefined || card === 'security' || (type !== null && !own)) return select({ cards: [index], room: null });
  if (whyNo(table, card) !== undefined) return select({ cards: [index], type: null, to: null, room: null });
  select({ cards: [index], type: card, to: onlyTarget(table, card), room: null });
}

/** Handles a press on a room: makes it the target of the action in progress, or opens it. */
export function touchRoom(table: Table, n: RoomNumber): void {
  const { G, playerID, selection, select, refuse, clear, words } = table;
  const { type } = selection;
  if (playerID === null || type === null || type === 'help') {
    return selection.room === n ? clear() : select({ room: n, type: null, to: null });
  }
  const here = whereIs(G, playerID)?.n === n;
  const action: Action = type === 'move' ? { type, to: here ? 'closer' : n } : { type, to: n };
  const reason = actionBlocker(G, playerID, action);
  if (reason === null) select({ to: action.to });
  else refuse(words.reason(reason));
}
