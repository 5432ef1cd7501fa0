import type { PlayerID, Random } from '../../kit/index.ts';
import { MAX_VISITORS } from '../catalogue/box.ts';
import type { RoomNumber, VisitType } from '../catalogue/types.ts';
import type { Doer } from '../events.ts';
import { playerOf, roomAt, stackAt } from '../state.ts';
import type { State } from '../state.ts';

/**
 * Takes the top of the entrance. If the entrance is empty, the exit is shuffled in first; null if
 * that is empty, too.
 */
export function drawVisit(G: State, random: Random): VisitType | null {
  if (G.entrance.length === 0 && G.exit.length > 0) {
    G.entrance = random.shuffle(G.exit);
    G.exit = [];
    G.events.push({ type: 'reshuffled', count: G.entrance.length });
  }
  const card = G.entrance.pop() ?? null;
  G.entranceSize = G.entrance.length;
  return card;
}

/**
 * Puts visitors from the entrance on a painting, as far as there are cards and room. @returns their
 * number
 */
export function addVisitors(G: State, random: Random, n: RoomNumber, count: number): number {
  const room = roomAt(G, n);
  let placed = 0;
  while (placed < count && room.visitors < MAX_VISITORS) {
    const card = drawVisit(G, random);
    if (card === null) break;
    stackAt(G, n).push(card);
    room.visitors += 1;
    placed += 1;
  }
  return placed;
}

/** Takes the top visitor off a painting. Null when there is none. */
export function takeVisitor(G: State, n: RoomNumber): VisitType | null {
  const card = stackAt(G, n).pop() ?? null;
  roomAt(G, n).visitors = stackAt(G, n).length;
  return card;
}

/** Lays a visitor on top of those of a room. */
export function putVisitor(G: State, n: RoomNumber, card: VisitType): void {
  roomAt(G, n).visitors = stackAt(G, n).push(card);
}

/** Discards visitors from the top, face up. */
export function dismissVisitors(G: State, n: RoomNumber, count: number, by: Doer): void {
  const cards: VisitType[] = [];
  while (cards.length < count) {
    const card = takeVisitor(G, n);
    if (card === null) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  G.exit.push(...cards);
  G.events.push({ type: 'visitorsLeft', by, room: n, cards });
}

export function giveToHand(G: State, playerID: PlayerID, cards: readonly VisitType[]): void {
  const player = playerOf(G, playerID);
  player.handSize = player.hand.push(...cards);
}

/** Takes cards out of a hand. @throws RangeError when one is missing */
export function takeFromHand(G: State, playerID: PlayerID, cards: readonly VisitType[]): void {
  const player = playerOf(G, playerID);
  for (const card of cards) {
    const at = player.hand.indexOf(card);
    if (at === -1) throw new RangeError(`${playerID} holds no ${card}`);
    player.hand.splice(at, 1);
  }
  player.handSize = player.hand.length;
}

/** Moves cards from a hand to the exit, face up. */
export function playFromHand(G: State, playerID: PlayerID, cards: readonly VisitType[]): void {
  takeFromHand(G, playerID, cards);
  G.exit.push(...cards);
}

/**
 * The first of `cards`, counting repeats, that the hand does not hold; null when it holds them all.
 */
export function missingCard(hand: readonly VisitType[], cards: readonly VisitType[]): VisitType | null {
  const rest = [...hand];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at === -1) return card;
    rest.splice(at, 1);
  }
  return null;
}
