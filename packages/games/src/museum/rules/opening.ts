import type { PlayerID, Random } from '../../kit/index.ts';
import { MULLIGAN_VALUE, PATRONS_OFFERED } from '../catalogue/numbers.ts';
import { homeOf } from '../catalogue/civilisations.ts';
import { totalValue } from '../catalogue/objects.ts';
import { continents } from '../catalogue/types.ts';
import type { PatronId } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { State, View } from '../state.ts';
import { drawInSetup } from './market.ts';
import { notNow } from './steps.ts';

/** Why a first hand may not be thrown back, or kept; null when it may (1.4). */
export function mulliganBlocker(G: View, playerID: PlayerID, throwBack: boolean): MuseumReason | null {
  const wrong = notNow(G, 'mulligan');
  if (wrong !== null || !throwBack) return wrong;
  const { hand } = playerOf(G, playerID);
  if (hand === null) return reason('hidden');
  const value = totalValue(hand);
  return value > MULLIGAN_VALUE ? reason('handTooGood', { value, limit: MULLIGAN_VALUE }) : null;
}

/**
 * Stores the answer. After the last one, carries out all answers from the first player on, and
 * deals the Patrons (1.4).
 */
export function answerMulligan(G: State, playerID: PlayerID, throwBack: boolean, random: Random): void {
  const player = playerOf(G, playerID);
  player.throwBack = throwBack;
  player.ready = true;
  if (G.players.some(({ ready }) => !ready)) return;
  for (const id of G.order) {
    if (playerOf(G, id).throwBack === true) redraw(G, id, random);
    else G.events.push({ type: 'mulligan', player: id, threwBack: false, objects: null, favours: null });
  }
  for (const other of G.players) {
    other.throwBack = null;
    other.ready = false;
    other.offer = G.patronDeck.splice(-PATRONS_OFFERED);
  }
  G.patronDeck = [];
  G.step = { kind: 'patron' };
}

/**
 * Draws the new cards before shuffling the old ones back, so that none of them returns at once
 * (1.4).
 */
function redraw(G: State, playerID: PlayerID, random: Random): void {
  const player = playerOf(G, playerID);
  const { hand, favours } = player;
  player.hand = continents.map((continent) => drawInSetup(G.decks[continent], random));
  player.favours = G.favourDeck.splice(-1);
  for (const continent of continents) {
    G.decks[continent] = random.shuffle([...G.decks[continent], ...hand.filter((card) => homeOf(card) === continent)]);
  }
  G.favourDeck = random.shuffle([...G.favourDeck, ...favours]);
  const [objects, drawn] = [[...player.hand], [...player.favours]];
  G.events.push({ type: 'mulligan', player: playerID, threwBack: true, objects, favours: drawn });
}

/** Why a player may not choose this Patron; null when they may (1.4). */
export function patronBlocker(G: View, playerID: PlayerID, patron: PatronId): MuseumReason | null {
  const wrong = notNow(G, 'patron');
  if (wrong !== null) return wrong;
  const { offer } = playerOf(G, playerID);
  if (offer === null) return reason('hidden');
  return offer.includes(patron) ? null : reason('notOffered');
}

/**
 * Keeps the Patron; the other two leave the game unseen. The first round can begin when all have
 * chosen (1.4).
 */
export function choosePatron(G: State, playerID: PlayerID, patron: PatronId): void {
  const player = playerOf(G, playerID);
  player.patron = patron;
  player.offer = null;
  player.ready = true;
  G.events.push({ type: 'patronChosen', player: playerID, patron });
  if (G.players.every(({ ready }) => ready)) G.step = { kind: 'turnOver' };
}
