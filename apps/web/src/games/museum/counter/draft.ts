import {
  boards,
  canonicalPayments,
  expertOf,
  feeOf,
  freeCells,
  layoutWorth,
  mentorDiscount,
  neighbours,
  objectOf,
  playerOf,
  poolOwner,
  quoteBasket,
  quoteForeign,
  type Basket,
  type Cell,
  type ExpertId,
  type ForeignPurchase,
  type Layout,
  type ObjectId,
  type Payment,
  type Purchase,
  type Quote,
  type View,
} from '@sobremesa/games/museum';
import type { PlayerID } from '@sobremesa/games/kit';
import type { Selection, Wish } from '../table.tsx';

/** The Objects and Experts that the reader wants to buy. */
export type Goods = Pick<Selection, 'wishes' | 'experts'>;

/** A purchase in progress. */
export interface Draft extends Goods {
  payment: readonly ObjectId[];
  prestige: number;
  /** Whether the reader has changed the payment; otherwise it is the cheapest one. */
  ownPayment: boolean;
  /** The shelf to which a pressed card of the hand goes. */
  shelf: 'goods' | 'payment';
}

/**
 * Derives the purchase from the selection. Unless the reader has changed the payment, it is the
 * cheapest one.
 */
export function draftOf(G: View, playerID: PlayerID, selection: Selection): Draft {
  const { experts, ownPayment } = selection;
  // An Object from another player's store is bought alone.
  const wishes = experts.length > 0 && sellerOf(G, playerID, selection) !== null ? [] : selection.wishes;
  const goods = { wishes, experts };
  const wished = new Set(wishes.map(({ card }) => card));
  const payment = ownPayment
    ? { cards: selection.payment.filter((card) => !wished.has(card)), prestige: selection.prestige }
    : proposePayment(G, playerID, goods);
  const shelf = selection.shelf ?? (hasGoods(goods) ? 'payment' : 'goods');
  return { ...goods, payment: payment.cards, prestige: payment.prestige, ownPayment, shelf };
}

/** Whether the reader has chosen anything to buy. */
export function hasGoods({ wishes, experts }: Goods): boolean {
  return wishes.length + experts.length > 0;
}

/** The player from whose store the Object is bought alone; null for a basket of one's own. */
export function sellerOf(G: View, playerID: PlayerID, { wishes }: Pick<Goods, 'wishes'>): PlayerID | null {
  const [wish] = wishes;
  const owner = wish === undefined ? null : poolOwner(G, wish.card);
  return owner === playerID ? null : owner;
}

/**
 * The purchases in the order in which they are sent: the dearest first, so that no part of a
 * Favour's discount is lost on a cheap one.
 */
export function purchasesOf({ wishes, experts }: Goods): Purchase[] {
  const objects = wishes.toSorted((a, b) => objectOf(b.card).value - objectOf(a.card).value);
  const hired = experts.toSorted((a, b) => expertOf(b).cost - expertOf(a).cost);
  return [
    ...objects.map(({ card, cell, mentor }): Purchase => (mentor ? { card, cell, mentor } : { card, cell })),
    ...hired.map((expert): Purchase => ({ expert })),
  ];
}

/** The move that makes this purchase. */
export function moveOf(
  G: View,
  playerID: PlayerID,
  draft: Draft,
): { move: 'buy'; args: [Basket] } | { move: 'buyForeign'; args: [ForeignPurchase] } {
  const { payment: cards, prestige } = draft;
  const purchases = purchasesOf(draft);
  const [first] = purchases;
  if (first !== undefined && 'card' in first && sellerOf(G, playerID, draft) !== null)
    return { move: 'buyForeign', args: [{ ...first, cards, prestige }] };
  return { move: 'buy', args: [{ purchases, cards, prestige }] };
}

/** The price of the purchase, item by item; the costs are in the order of `purchasesOf`. */
export function quoteOf(G: View, playerID: PlayerID, draft: Pick<Draft, 'wishes' | 'experts' | 'payment' | 'prestige'>): Quote {
  const payment = { cards: draft.payment, prestige: draft.prestige };
  const [wish] = draft.wishes;
  return wish !== undefined && sellerOf(G, playerID, draft) !== null
    ? quoteForeign(G, playerID, wish.card, wish.mentor, payment)
    : quoteBasket(G, playerID, purchasesOf(draft), payment);
}

/** The museum with the wished Objects in their cells. */
export function withWishes(museum: Layout, wishes: readonly Wish[]): Layout {
  const layout = [...museum];
  for (const { card, cell } of wishes) layout[cell] ??= card;
  return layout;
}

/**
 * Proposes an empty cell for an Object: the one that adds most points, then the one whose
 * neighbours have most in common with it, then one in the gallery.
 */
export function proposeCell(G: View, playerID: PlayerID, card: ObjectId, wishes: readonly Wish[]): Cell | undefined {
  const { museum, board } = playerOf(G, playerID);
  const { gallery } = boards[board];
  const layout = withWishes(museum, wishes);
  const { civilisation, domain } = objectOf(card);

  function merits(cell: Cell): number[] {
    const around = neighbours(boards[board], cell).flatMap((next) => layout[next] ?? []);
    const alike = around.map(objectOf).filter((other) => other.civilisation === civilisation || other.domain === domain);
    return [layoutWorth(G, playerID, layout.with(cell, card)).total, alike.length, gallery.includes(cell) ? 1 : 0];
  }

  const [best] = freeCells(layout)
    .map((cell) => ({ cell, merits: merits(cell) }))
    .toSorted((a, b) => b.merits.map((merit, i) => merit - (a.merits[i] ?? 0)).find((difference) => difference !== 0) ?? 0);
  return best?.cell;
}

/**
 * Adds an Object to the goods. One from another player's store replaces them, since it is bought
 * alone.
 */
export function wishFor(G: View, playerID: PlayerID, goods: Goods, card: ObjectId): Goods {
  const before = isForeign(G, playerID, card) || sellerOf(G, playerID, goods) !== null ? { wishes: [], experts: [] } : goods;
  const cell = proposeCell(G, playerID, card, before.wishes);
  if (cell === undefined) return goods;
  const mentor = mentorDiscount(G, playerID) > 0 && !before.wishes.some((wish) => wish.mentor);
  return { ...before, wishes: [...before.wishes, { card, cell, mentor }] };
}

/** Adds an Expert to the goods, or removes them. */
export function toggleExpert(goods: Goods, expert: ExpertId): Goods {
  const { experts } = goods;
  return { ...goods, experts: experts.includes(expert) ? experts.filter((other) => other !== expert) : [...experts, expert] };
}

/** Removes an Object from the goods. */
export function forgo(goods: Goods, card: ObjectId): Goods {
  return { ...goods, wishes: goods.wishes.filter((wish) => wish.card !== card) };
}

/** Uses the Mentor for this Object and for no other; if already so, for none. */
export function toggleMentor(wishes: readonly Wish[], card: ObjectId): Wish[] {
  return wishes.map((wish) => ({ ...wish, mentor: wish.card === card && !wish.mentor }));
}

/** Moves a wished Object to another cell. An Object wished for that cell takes the former one. */
export function moveWish(wishes: readonly Wish[], card: ObjectId, to: Cell): Wish[] {
  const from = wishes.find((wish) => wish.card === card)?.cell ?? to;
  return wishes.map((wish) => {
    if (wish.card === card) return { ...wish, cell: to };
    return wish.cell === to ? { ...wish, cell: from } : wish;
  });
}

/** The cheapest payment for these goods; an empty one when the reader cannot afford them. */
function proposePayment(G: View, playerID: PlayerID, goods: Goods): Payment {
  const { hand, prestige } = playerOf(G, playerID);
  const purse = prestige - (sellerOf(G, playerID, goods) === null ? 0 : feeOf(G, playerID));
  const wished = new Set(goods.wishes.map(({ card }) => card));
  const rest = (hand ?? []).filter((card) => !wished.has(card));
  const nothing = { cards: [], prestige: 0 };
  const { cost } = quoteOf(G, playerID, { ...goods, payment: [], prestige: 0 });
  return canonicalPayments(rest, Math.max(0, purse), cost, 1)[0] ?? nothing;
}

function isForeign(G: View, playerID: PlayerID, card: ObjectId): boolean {
  const owner = poolOwner(G, card);
  return owner !== null && owner !== playerID;
}
