import type { PlayerID, Random } from '../../kit/index.ts';
import { HAND_LIMIT, MAX_VISITORS } from '../catalogue/box.ts';
import { GUARD, pileNames } from '../catalogue/types.ts';
import type { SlotId, VisitType } from '../catalogue/types.ts';
import { playerOf } from '../state.ts';
import type { RoomState, RoundEffects, State } from '../state.ts';
import { hangTop, pileToUse, sendToHall, showTop } from './photo.ts';
import { clockwiseFrom, neighbour, openRooms } from './rooms.ts';
import { addVisitors, dismissVisitors, giveToHand, playFromHand, putVisitor, takeFromHand, takeVisitor } from './visits.ts';

/** Number of hand cards up to which players draw with S05. */
const FREE_HOUR = 3;
/** Maximum number of cards that a player may exchange with S18. */
const CHANGED = 2;

/**
 * The effect of each slot card (section 11). Rooms are handled in ascending order and players in
 * turn order from the ticket holder, each finished before the next. Photos are taken at the end.
 */
const effects: Readonly<Record<SlotId, (G: State, random: Random) => void>> = {
  S01: (G) => drawEach(G, () => 1),
  S02: (G, random) => openRooms(G).forEach((room) => add(G, random, room, 1)),
  S03: guideTour,
  S04: (G) => openRooms(G).forEach((room) => dismissVisitors(G, room.n, 1, 'slot')),
  S05: (G) => drawEach(G, (handSize) => FREE_HOUR - handSize),
  S06: (G) => askForCards(G, 'S06', 1, 1),
  S07: emptyRooms,
  S08: stepBack,
  S09: (G) => void (G.effects.actions = 3),
  S10: (G) => void (G.effects.actions = 1),
  S11: (G) => void (G.effects.neighboursOnly = true),
  S12: (G) => void (G.effects.noSecurity = true),
  S13: (G) => void (G.effects.jokerCost = 1),
  S14: (G, random) =>
    add(
      G,
      random,
      extreme(G, (a, b) => a.visitors - b.visitors),
      2,
    ),
  S15: turnPiles,
  S16: lend,
  S17: (G) => askForCards(G, 'S17', 1, 1),
  S18: (G) => askForCards(G, 'S18', 0, CHANGED),
  S19: (G, random) =>
    openRooms(G)
      .filter(hasPhotographer)
      .forEach((room) => add(G, random, room, 1)),
  S20: (G) => dismissMost(G, 2),
  F1: (G) => void (G.effects.actions = 4),
  F2: (G) => openRooms(G).forEach(({ n, visitors }) => dismissVisitors(G, n, visitors - 1, 'slot')),
  F3: (G) => {
    emptyRooms(G);
    drawEach(G, () => 2);
  },
  F4: (G) => {
    G.effects.noSecurity = true;
    drawEach(G, (handSize) => HAND_LIMIT - handSize);
  },
  F5: (G, random) => {
    G.effects.bonus = 2;
    openRooms(G).forEach((room) => add(G, random, room, MAX_VISITORS));
  },
};

/** Applies a slot card as far as possible. Parts that need answers or draws become steps. */
export function applySlot(G: State, random: Random, slot: SlotId): void {
  const before = { ...G.effects };
  const events = G.events.length;
  effects[slot]?.(G, random);
  const idle = G.events.length === events && G.steps.length === 0 && G.laying === null;
  if (idle && areSame(G.effects, before)) G.events.push({ type: 'slotVoid', slot });
}

function areSame(one: RoundEffects, other: RoundEffects): boolean {
  return (Object.keys(one) as (keyof RoundEffects)[]).every((key) => one[key] === other[key]);
}

/** Turns the cards that players have laid aside into steps, once all have answered. */
export function settleLaying(G: State, slot: SlotId): void {
  G.laying = null;
  for (const player of G.players) if (player.laid?.length === 0) player.laid = null;
  const players = clockwiseFrom(G.ticket, G.players.length).filter((player) => playerOf(G, player).laid !== null);
  const alone = G.mode.solo !== null;
  if (slot === 'S17' && !alone && players.length > 0) return void G.steps.push({ t: 'passLaid' });
  for (const player of players) {
    const count = (playerOf(G, player).laid ?? []).length;
    G.steps.push({ t: 'discardLaid', player });
    if (slot !== 'S06') G.steps.push({ t: 'draw', player, count });
  }
}

export function discardLaid(G: State, playerID: PlayerID): void {
  const player = playerOf(G, playerID);
  const cards = player.laid ?? [];
  player.laid = null;
  playFromHand(G, playerID, cards);
  G.events.push({ type: 'discarded', player: playerID, cards, cause: 'slot' });
}

/**
 * All players pass a card to the left at the same time; players without one still receive (S17).
 */
export function passLaid(G: State): void {
  const given: { to: PlayerID; cards: VisitType[] }[] = [];
  for (const playerID of clockwiseFrom(G.ticket, G.players.length)) {
    const player = playerOf(G, playerID);
    const cards = player.laid ?? [];
    const to = clockwiseFrom(playerID, G.players.length)[1] ?? playerID;
    player.laid = null;
    takeFromHand(G, playerID, cards);
    given.push({ to, cards });
    for (const card of cards) G.events.push({ type: 'handed', player: playerID, to, card });
  }
  for (const { to, cards } of given) giveToHand(G, to, cards);
}

/**
 * Asks the players with cards to lay some aside. A player who holds exactly the required number is
 * not asked.
 */
function askForCards(G: State, slot: SlotId, min: number, max: number): void {
  const holders = clockwiseFrom(G.ticket, G.players.length).filter((player) => playerOf(G, player).handSize > 0);
  const forced = holders.filter((player) => playerOf(G, player).handSize === min);
  for (const player of forced) playerOf(G, player).laid = [...playerOf(G, player).hand];
  const players = holders.filter((player) => !forced.includes(player));
  if (players.length === 0) settleLaying(G, slot);
  else G.laying = { slot, min, max, players };
}

function drawEach(G: State, count: (handSize: number) => number): void {
  for (const player of clockwiseFrom(G.ticket, G.players.length)) {
    const cards = count(playerOf(G, player).handSize);
    if (cards > 0) G.steps.push({ t: 'draw', player, count: cards });
  }
}

function add(G: State, random: Random, room: RoomState | null, count: number): void {
  if (room === null) return;
  const came = addVisitors(G, random, room.n, count);
  if (came > 0) G.events.push({ type: 'visitorsCame', room: room.n, count: came });
}

/** The first open room in this order; ties go to the lowest number. */
function extreme(G: State, compare: (a: RoomState, b: RoomState) => number): RoomState | null {
  return openRooms(G).toSorted(compare)[0] ?? null;
}

/** S03: lifts all top cards first, then lays each on the next open room clockwise. */
function guideTour(G: State): void {
  const lifted = openRooms(G).flatMap(({ n }) => {
    const to = neighbour(G, n, 'cw');
    const card = to === null ? null : takeVisitor(G, n);
    return to === null || card === null ? [] : [{ n, to: to.n, card }];
  });
  for (const { n, to, card } of lifted) {
    putVisitor(G, to, card);
    G.events.push({ type: 'visitorMoved', by: 'slot', from: n, to });
  }
}

/** S07, F3: all photographers return to the hall. The guard stays, and moves up. */
function emptyRooms(G: State): void {
  const players = clockwiseFrom(G.ticket, G.players.length).filter((player) => !G.hall.includes(player));
  sendToHall(G, players, 'slot');
}

/**
 * S08: in each room, the first photographer goes to the end of the queue, if anybody is behind
 * them.
 */
function stepBack(G: State): void {
  for (const { n, queue } of openRooms(G)) {
    const [first] = queue;
    if (first === undefined || first === GUARD || queue.length < 2) continue;
    queue.push(...queue.splice(0, 1));
    G.events.push({ type: 'steppedBack', player: first, room: n });
  }
}

/** S15: the top of each pile goes to its bottom. */
function turnPiles(G: State): void {
  const piles = pileNames.filter((pile) => G.piles[pile].size > 1);
  if (piles.length === 0) return;
  for (const pile of piles) {
    G.pileCards[pile].unshift(...G.pileCards[pile].splice(-1));
    showTop(G, pile);
  }
  G.events.push({ type: 'pilesTurned', tops: { I: G.piles.I.top, II: G.piles.II.top } });
}

/** S16: the painting with the most visitors is replaced. Nobody photographs it. */
function lend(G: State, random: Random): void {
  const room = extreme(G, (a, b) => b.visitors - a.visitors);
  const pile = pileToUse(G);
  if (room === null || room.painting === null || pile === null) return;
  const { n, painting } = room;
  dismissVisitors(G, n, room.visitors, 'slot');
  G.events.push({ type: 'lent', room: n, painting });
  hangTop(G, random, n, pile, null);
  G.pileCards[pile].unshift(painting);
  showTop(G, pile);
}

/** S20: the room with the most visitors loses `count` of them. */
function dismissMost(G: State, count: number): void {
  const room = extreme(G, (a, b) => b.visitors - a.visitors);
  if (room !== null) dismissVisitors(G, room.n, count, 'slot');
}

function hasPhotographer({ queue }: RoomState): boolean {
  return queue.some((token) => token !== GUARD);
}

/** Exported for a test that each slot card of the box has an effect. */
export const slotsWithEffects: readonly SlotId[] = Object.keys(effects);
