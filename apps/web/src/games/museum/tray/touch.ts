import {
  favourOf,
  hireBlocker,
  objectBlocker,
  poolOwner,
  type Cell,
  type ExpertId,
  type FavourId,
  type MuseumReason,
  type ObjectId,
} from '@sobremesa/games/museum';
import { announce } from '../../../ui/announce.tsx';
import { draftOf, forgo, hasGoods, moveWish, sellerOf, toggleExpert, wishFor, type Goods } from '../counter/draft.ts';
import { isActing, nothing, type Table } from '../table.tsx';

/**
 * Which cards are to be chosen, for what is due, for a Favour or for what was begun; null when none
 * are.
 */
export function picking({ selection, may }: Table): 'discard' | 'ownStore' | 'oneOfStore' | 'swap' | null {
  const { favour, task } = selection;
  if (may('discard')) return 'discard';
  if (favour !== null) {
    const { type } = favourOf(favour).effect;
    if (type === 'poolToHand') return 'ownStore';
    return type === 'swap' ? 'swap' : null;
  }
  if (task === null) return null;
  return task === 'inventory' ? 'ownStore' : 'oneOfStore';
}

/** A card of the own hand: to the counter, among the chosen ones, or looked at. */
export function touchHand(table: Table, card: ObjectId): void {
  const { G, playerID, selection, select, lookAt } = table;
  const asked = picking(table);
  if (asked === 'discard') return select({ cards: toggled(selection.cards, card) });
  if (asked === 'swap') return pickForSwap(table, card);
  if (playerID === null || !isActing(table)) return lookAt(card);
  const { payment, prestige, shelf } = draftOf(G, playerID, selection);
  if (shelf === 'goods' || isWished(table, card)) return touchGoods(table, card);
  select({ payment: toggled(payment, card), prestige, ownPayment: true });
}

/** An Object of somebody's store: to the counter, among the chosen ones, or looked at. */
export function touchStored(table: Table, card: ObjectId): void {
  const { G, playerID, selection, select, lookAt } = table;
  const own = poolOwner(G, card) === playerID;
  const asked = picking(table);
  if (asked === 'swap') return pickForSwap(table, card);
  if (own && asked === 'ownStore') return select({ cards: toggled(selection.cards, card) });
  if (own && asked === 'oneOfStore') return select({ cards: selection.cards.includes(card) ? [] : [card] });
  if (!isActing(table)) return lookAt(card);
  touchGoods(table, card);
}

/** An Expert of the row: to the counter, or looked at. */
export function touchExpert(table: Table, expert: ExpertId): void {
  const { G, playerID, selection, lookAt } = table;
  if (playerID === null || !isActing(table)) return lookAt(expert);
  const reason = selection.experts.includes(expert) ? null : hireBlocker(G, playerID, expert);
  if (reason !== null) lookWhy(table, expert, reason);
  else setGoods(table, toggleExpert(selection, expert));
}

/** A Favour of one's own: among those to discard, or what it does and how to play it. */
export function touchFavour({ selection, select, may }: Table, favour: FavourId): void {
  if (may('discardFavours')) return select({ favours: toggled(selection.favours, favour) });
  select({ ...nothing, favour: selection.favour === favour ? null : favour });
}

/** Whether an Object is among the goods on the counter. */
export function isWished({ selection }: Table, card: ObjectId): boolean {
  return selection.wishes.some((wish) => wish.card === card);
}

/** An Object that was put on an empty cell of the own plan: it is to be exhibited there. */
export function wishOn(table: Table, card: ObjectId, cell: Cell): void {
  const { G, playerID, selection, select, refuse, words } = table;
  if (playerID === null) return;
  if (isWished(table, card)) return select({ wishes: moveWish(selection.wishes, card, cell) });
  const reason = objectBlocker(G, playerID, card);
  if (reason !== null) return refuse(words.reason(reason));
  const { wishes, experts } = wishFor(G, playerID, selection, card);
  setGoods(table, { wishes: moveWish(wishes, card, cell), experts });
}

/** Puts an Object among the goods, or takes it out; what cannot be bought is looked at. */
function touchGoods(table: Table, card: ObjectId): void {
  const { G, playerID, selection } = table;
  if (playerID === null) return;
  if (isWished(table, card)) return setGoods(table, forgo(selection, card));
  const reason = objectBlocker(G, playerID, card);
  if (reason !== null) lookWhy(table, card, reason);
  else setGoods(table, wishFor(G, playerID, selection, card));
}

/** Shows what cannot be had; why not stands there, too. */
function lookWhy({ lookAt, words }: Table, id: string, reason: MuseumReason): void {
  lookAt(id);
  announce(words.reason(reason), true);
}

/**
 * Goes on with other goods on the counter, the same shelf lit; whatever else was begun is given up,
 * and the own payment for other sellers.
 */
function setGoods({ G, playerID, selection, select }: Table, { wishes, experts }: Goods): void {
  const seller = (goods: Pick<Goods, 'wishes'>) => (playerID === null ? null : sellerOf(G, playerID, goods));
  const goesOn = hasGoods({ wishes, experts }) && seller({ wishes }) === seller(selection);
  const { payment, prestige, ownPayment, shelf } = goesOn ? selection : nothing;
  select({ ...nothing, wishes, experts, payment, prestige, ownPayment, shelf });
}

/** One card of the hand and one of a store, for the Favour that swaps them. */
function pickForSwap({ G, selection, select }: Table, card: ObjectId): void {
  const stored = poolOwner(G, card) !== null;
  const others = selection.cards.filter((other) => (poolOwner(G, other) !== null) !== stored);
  select({ cards: selection.cards.includes(card) ? others : stored ? [...others, card] : [card, ...others] });
}

function toggled<T>(items: readonly T[], item: T): T[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
