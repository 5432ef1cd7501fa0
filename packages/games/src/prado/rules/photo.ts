import type { PlayerID, Random } from '../../kit/index.ts';
import { paintingOf } from '../catalogue/paintings.ts';
import { slotOf } from '../catalogue/slots.ts';
import { GUARD, type Token, pileNames } from '../catalogue/types.ts';
import type { PaintingId, PileName, RoomNumber } from '../catalogue/types.ts';
import { playerOf, roomAt } from '../state.ts';
import type { RoomState, State, View } from '../state.ts';
import { goToHall } from './queue.ts';
import { turnDistance } from './rooms.ts';
import { addVisitors } from './visits.ts';

/** Number of a pile's paintings that a solo player sees. */
const SEEN_ALONE = 2;

/**
 * The room in which a photo is taken now: a painting without visitors, with a photographer on the
 * first space, or with the guard if he takes photos. Of several, the first in turn order from
 * `start`, the guard last; null when there is none (section 7).
 */
export function readyRoom(G: Pick<View, 'rooms' | 'players' | 'mode'>, start: PlayerID): RoomState | null {
  const numPlayers = G.players.length;
  let ready: RoomState | null = null;
  let nearest = Infinity;
  for (const room of G.rooms) {
    const first = room.queue[0];
    if (room.state !== 'open' || room.painting === null || room.visitors !== 0 || first === undefined) continue;
    if (first === GUARD && G.mode.solo === null) continue;
    const distance = first === GUARD ? numPlayers : turnDistance(start, first, numPlayers);
    if (distance >= nearest) continue;
    ready = room;
    nearest = distance;
  }
  return ready;
}

/**
 * The first of the queue takes the painting. Then another one is hung, or a player must choose it.
 */
export function takePhoto(G: State, random: Random, n: RoomNumber): void {
  const room = roomAt(G, n);
  const { painting } = room;
  const [first] = room.queue;
  if (painting === null || first === undefined) throw new RangeError(`nothing to photograph in room ${n}`);
  const bonus = first === GUARD ? 0 : G.effects.bonus;
  G.events.push({ type: 'photo', player: first, room: n, painting, bonus });
  room.painting = null;
  if (first === GUARD) {
    G.guardPhotos.push(painting);
    replaceFor(G, random, n);
  } else {
    goToHall(G, first);
    playerOf(G, first).photos.push({ painting, bonus });
    askForPainting(G, random, first, n);
  }
}

/** Replaces the guard's painting from the pile that the slot card shows (section 13). */
function replaceFor(G: State, random: Random, n: RoomNumber): void {
  const pile = pileToUse(G);
  if (pile === null) retire(G, n);
  else hangTop(G, random, n, pile, null);
}

/**
 * The pile that this round's slot card shows; the other one when it is empty; null when both are.
 */
export function pileToUse(G: View): PileName | null {
  const shown = G.slot === null ? 'I' : slotOf(G.slot).pile;
  const other = shown === 'I' ? 'II' : 'I';
  return [shown, other].find((pile): pile is PileName => G.piles[pile as PileName].size > 0) ?? null;
}

/** Lets the photographer choose a pile, if there is a choice. */
function askForPainting(G: State, random: Random, player: PlayerID, n: RoomNumber): void {
  const piles = pileNames.filter((pile) => G.piles[pile].size > 0);
  const [only] = piles;
  if (only === undefined) retire(G, n);
  else if (piles.length > 1) G.choice = { kind: 'pile', player, room: n };
  else choosePile(G, random, player, n, only, null);
}

/**
 * Hangs the top of the pile. In solo play the player first sees two paintings, if there are two,
 * and must choose again.
 */
export function choosePile(G: State, random: Random, player: PlayerID, n: RoomNumber, pile: PileName, by: PlayerID | null): void {
  G.choice = null;
  if (G.mode.solo === null || G.piles[pile].size < SEEN_ALONE) return hangTop(G, random, n, pile, by);
  const shown = G.pileCards[pile].slice(-SEEN_ALONE).toReversed();
  G.choice = { kind: 'hang', player, room: n, pile, shown };
  G.events.push({ type: 'looked', player, pile, paintings: shown });
}

/** Solo play: hangs one of the two face-up paintings, and returns the other. */
export function hangOneOf(G: State, random: Random, painting: PaintingId, rest: 'top' | 'bottom'): void {
  const { choice } = G;
  if (choice?.kind !== 'hang') throw new RangeError('no two paintings lie open');
  const { player, room, pile, shown } = choice;
  const cards = G.pileCards[pile];
  cards.splice(-shown.length);
  const others = shown.filter((other) => other !== painting);
  if (rest === 'top') cards.push(...others);
  else cards.unshift(...others);
  cards.push(painting);
  G.choice = null;
  for (const other of others) G.events.push({ type: 'putBack', player, painting: other, pile, rest });
  hangTop(G, random, room, pile, player);
}

/** Hangs the top of a pile, with its visitors. */
export function hangTop(G: State, random: Random, n: RoomNumber, pile: PileName, by: PlayerID | null): void {
  const painting = G.pileCards[pile].pop();
  if (painting === undefined) throw new RangeError(`pile ${pile} is empty`);
  showTop(G, pile);
  roomAt(G, n).painting = painting;
  const visitors = addVisitors(G, random, n, paintingOf(painting).visitors);
  G.events.push({ type: 'hung', by, room: n, painting, pile, visitors });
}

/** Updates the public part of a pile. */
export function showTop(G: State, pile: PileName): void {
  const cards = G.pileCards[pile];
  G.piles[pile] = { size: cards.length, top: cards.at(-1) ?? null };
}

/**
 * Closes the room until the end, because no painting is left, and sends photographers to the hall.
 * The guard stays (section 7).
 */
function retire(G: State, n: RoomNumber): void {
  const room = roomAt(G, n);
  room.state = 'retired';
  G.events.push({ type: 'retired', room: n });
  sendToHall(
    G,
    room.queue.filter((token) => token !== GUARD),
    'retired',
  );
}

/** Sends photographers to the hall, with an event if there are any. */
export function sendToHall(G: State, players: Token[], cause: 'slot' | 'guard' | 'retired'): void {
  for (const player of players) goToHall(G, player);
  if (players.length > 0) G.events.push({ type: 'toHall', players, cause });
}
