import type { PlayerID, Random } from '../../kit/index.ts';
import { FAVOUR_EVERY, FEE } from '../catalogue/numbers.ts';
import { isMasterpiece, objectOf } from '../catalogue/objects.ts';
import type { Cell, ExpertId, ObjectId } from '../catalogue/types.ts';
import type { FeeSource } from '../events.ts';
import { playerOf } from '../state.ts';
import type { Basket, ForeignPurchase, Payment, State } from '../state.ts';
import { poolOwner } from './buying.ts';
import { effectsOf, favourLimit, has } from './experts.ts';
import { inForce } from './headlines.ts';
import { takeFromHand, takeFromPool } from './market.ts';
import { gainPrestige, payPrestige } from './prestige.ts';

/** Buys a basket: payment, Objects, Experts, Favours, each in that order (1.6). */
export function buyBasket(G: State, playerID: PlayerID, { purchases, ...payment }: Basket, random: Random): void {
  const before = playerOf(G, playerID).score;
  begin(G);
  pay(G, playerID, payment, null);
  for (const purchase of purchases) {
    if ('card' in purchase) {
      const source = playerOf(G, playerID).hand.includes(purchase.card) ? null : playerID;
      if (source === null) takeFromHand(G, playerID, [purchase.card]);
      exhibit(G, playerID, purchase.card, purchase.cell, source, purchase.mentor === true);
    }
  }
  const hired = purchases.flatMap((purchase) => ('expert' in purchase ? [purchase.expert] : []));
  for (const expert of hired) hire(G, playerID, expert);
  const gifts = effectsOf(hired, 'drawFavours').reduce((sum, { count }) => sum + count, 0);
  drawFavours(G, playerID, gifts + tensPassed(before, playerOf(G, playerID).score), random);
}

/** Buys an Object from another storeroom: fee, payment to the owner, Object, Favours (1.6). */
export function buyForeign(G: State, playerID: PlayerID, purchase: ForeignPurchase, random: Random): void {
  const { card, cell, mentor = false, cards, prestige } = purchase;
  const owner = poolOwner(G, card);
  if (owner === null) throw new RangeError(`${card} is in no pool`);
  const before = playerOf(G, playerID).score;
  begin(G);
  payFee(G, playerID, owner);
  pay(G, playerID, { cards, prestige }, owner);
  exhibit(G, playerID, card, cell, owner, mentor);
  drawFavours(G, playerID, tensPassed(before, playerOf(G, playerID).score), random);
}

function begin(G: State): void {
  G.thisTurn.action = 'furbish';
  G.thisTurn.transacted = true;
}

/**
 * Pays the fee: by the buyer, by the supply with the Banker, or by nobody with the Favour, which is
 * then used up (F8, E23).
 */
function payFee(G: State, playerID: PlayerID, owner: PlayerID): void {
  const banker = has(playerOf(G, playerID).experts, 'supplyPaysFee');
  const from: FeeSource = G.thisTurn.feeWaived ? 'waived' : banker ? 'supply' : 'buyer';
  let count = 0;
  if (from === 'buyer') {
    payPrestige(G, playerID, FEE, owner);
    count = FEE;
  } else if (from === 'supply') {
    count = Math.min(FEE, G.prestige);
    G.prestige -= count;
    playerOf(G, owner).prestige += count;
  }
  G.thisTurn.feeWaived = false;
  G.events.push({ type: 'fee', player: playerID, owner, from, count });
}

/**
 * Cards go to the player's storeroom and Prestige to the supply, or both to the owner of the Object
 * (1.6).
 */
function pay(G: State, playerID: PlayerID, { cards, prestige }: Payment, owner: PlayerID | null): void {
  takeFromHand(G, playerID, cards);
  playerOf(G, owner ?? playerID).pool.push(...cards);
  payPrestige(G, playerID, prestige, owner);
  G.events.push({ type: 'paid', player: playerID, cards: [...cards], prestige, owner });
}

/**
 * Puts an Object into the museum: points, and Prestige for a masterpiece and by the Headline (1.6,
 * H13).
 */
function exhibit(G: State, playerID: PlayerID, card: ObjectId, cell: Cell, owner: PlayerID | null, mentor: boolean): void {
  const player = playerOf(G, playerID);
  const { value } = objectOf(card);
  if (owner !== null) takeFromPool(G, owner, [card]);
  player.museum[cell] = card;
  player.score += value;
  G.stirred = true;
  G.thisTurn.objectDiscount = 0;
  if (mentor) G.thisTurn.mentorUsed = true;
  G.events.push({ type: 'exhibited', player: playerID, card, cell, owner, points: value });
  if (isMasterpiece(card)) gainPrestige(G, playerID, 1, 'masterpiece');
  const from = inForce(G, 'prestigeFor')?.value;
  if (from !== undefined && value >= from && !G.thisTurn.headlineUsed) {
    G.thisTurn.headlineUsed = true;
    gainPrestige(G, playerID, 1, 'headline');
  }
}

/**
 * The player gets the Expert. The others slide to the right, and a new one enters at space 0 (1.6).
 */
function hire(G: State, playerID: PlayerID, expert: ExpertId): void {
  playerOf(G, playerID).experts.push(expert);
  const entered = G.expertDeck.pop() ?? null;
  G.expertDeckSize = G.expertDeck.length;
  const rest = G.expertRow.filter((other) => other !== expert);
  G.expertRow = [entered, ...rest];
  G.thisTurn.expertDiscount = 0;
  G.events.push({ type: 'hired', player: playerID, expert, entered });
}

/** The number of multiples of ten that a marker passes or reaches (1.6). */
export function tensPassed(before: number, after: number): number {
  return Math.floor(after / FAVOUR_EVERY) - Math.floor(before / FAVOUR_EVERY);
}

/** Draws Favours. A player who then holds too many must discard before anything else (1.6, 5). */
function drawFavours(G: State, playerID: PlayerID, count: number, random: Random): void {
  const player = playerOf(G, playerID);
  const favours = takeFavours(G, count, random);
  if (favours.length > 0) {
    player.favours.push(...favours);
    player.favourCount = player.favours.length;
    G.events.push({ type: 'drewFavours', player: playerID, count: favours.length, favours });
  }
  if (player.favourCount > favourLimit(player.experts)) G.step = { kind: 'favours' };
}

/**
 * Takes Favours from the deck. When it is empty, the pile of used ones is shuffled. There may be
 * fewer than `count`.
 */
function takeFavours(G: State, count: number, random: Random): string[] {
  const taken: string[] = [];
  while (taken.length < count) {
    if (G.favourDeck.length === 0) {
      G.favourDeck = random.shuffle(G.favourPile);
      G.favourPile = [];
    }
    const favour = G.favourDeck.pop();
    if (favour === undefined) break;
    taken.push(favour);
  }
  G.favourDeckSize = G.favourDeck.length;
  return taken;
}
