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
 * The kind of cards that the reader must pick, for a decision, a Favour or a begun action; null
 * when none.
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

/** Handles a press on a hand card: puts it on the counter, picks it, or opens it. */
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

/** Handles a press on a stored Object: puts it on the counter, picks it, or opens it. */
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

/** Handles a press on an Expert of the row: puts it on the counter, or opens it. */
export function touchExpert(table: Table, expert: ExpertId): void {
  const { G, playerID, selection, lookAt } = table;
  if (playerID === null || !isActing(table)) return lookAt(expert);
  const reason = selection.experts.includes(expert) ? null : hireBlocker(G, playerID, expert);
  if (reason !== null) lookWhy(table, expert, reason);
  else setGoods(table, toggleExpert(selection, expert));
}

/** Handles a press on a Favour of the reader: picks it to be discarded, or opens it. */
export function touchFavour({ selection, select, may }: Table, favour: FavourId): void {
  if (may('discardFavours')) return select({ favours: toggled(selection.favours, favour) });
  select({ ...nothing, favour: selection.favour === favour ? null : favour });
}

/** Whether an Object is among the goods on the counter. */
export function isWished({ selection }: Table, card: ObjectId): boolean {
  return selection.wishes.some((wish) => wish.card === card);
}

/** Handles a press on an empty cell of the reader's plan: the Object will be exhibited there. */
export function wishOn(table: Table, card: ObjectId, cell: Cell): void {
  const { G, playerID, selection, select, refuse, words } = table;
  if (playerID === null) return;
  if (isWished(table, card)) return select({ wishes: moveWish(selection.wishes, card, cell) });
  const reason = objectBlocker(G, playerID, card);
  if (reason !== null) return refuse(words.reason(reason));
  const { wishes, experts } = wishFor(G, playerID, selection, card);
  setGoods(table, { wishes: moveWish(wishes, card, cell), experts });
}

/** Adds an Object to the goods, or removes it. Opens it if it cannot be bought. */
function touchGoods(table: Table, card: ObjectId): void {
  const { G, playerID, selection } = table;
  if (playerID === null) return;
  if (isWished(table, card)) return setGoods(table, forgo(selection, card));
  const reason = objectBlocker(G, playerID, card);
  if (reason !== null) lookWhy(table, card, reason);
  else setGoods(table, wishFor(G, playerID, selection, card));
}

/** Opens a card that cannot be bought, with the reason. */
function lookWhy({ lookAt, words }: Table, id: string, reason: MuseumReason): void {
  lookAt(id);
  announce(words.reason(reason), true);
}

/**
 * Replaces the goods on the counter and keeps the selected shelf. Drops other begun actions, and a
 * changed payment when the seller changes.
 */
function setGoods({ G, playerID, selection, select }: Table, { wishes, experts }: Goods): void {
  const seller = (goods: Pick<Goods, 'wishes'>) => (playerID === null ? null : sellerOf(G, playerID, goods));
  const goesOn = hasGoods({ wishes, experts }) && seller({ wishes }) === seller(selection);
  const { payment, prestige, ownPayment, shelf } = goesOn ? selection : nothing;
  select({ ...nothing, wishes, experts, payment, prestige, ownPayment, shelf });
}

/** Picks one hand card and one stored card for the Favour that swaps them. */
function pickForSwap({ G, selection, select }: Table, card: ObjectId): void {
  const stored = poolOwner(G, card) !== null;
  const others = selection.cards.filter((other) => (poolOwner(G, other) !== null) !== stored);
  select({ cards: selection.cards.includes(card) ? others : stored ? [...others, card] : [card, ...others] });
}

function toggled<T>(items: readonly T[], item: T): T[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
