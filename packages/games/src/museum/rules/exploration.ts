import type { PlayerID } from '../../kit/index.ts';
import { homeOf } from '../catalogue/civilisations.ts';
import { TOLL } from '../catalogue/numbers.ts';
import { continents } from '../catalogue/types.ts';
import type { ObjectId } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason } from '../reasons.ts';
import { othersInOrder, playerOf } from '../state.ts';
import type { State, View } from '../state.ts';
import { handLimit } from './experts.ts';
import { customs, embargo, inForce } from './headlines.ts';
import { displayed, placeOnDisplay, takeFromDisplay } from './market.ts';
import { gainPrestige, payPrestige } from './prestige.ts';
import { asked, notNow } from './steps.ts';

/**
 * Why a player could not take this face-up Object in Exploration on their turn to draw; null when
 * they could (1.9, A12).
 */
export function takeBlocker(G: View, playerID: PlayerID, card: ObjectId): MuseumReason | null {
  return placeOnDisplay(G, card) === null ? reason('notOnDisplay', { card }) : barrier(G, playerID, card);
}

/** Why a player could not take this Object, given that it is on display; null when they could. */
function barrier(G: View, playerID: PlayerID, card: ObjectId): MuseumReason | null {
  const { experts, handSize, prestige } = playerOf(G, playerID);
  const continent = homeOf(card);
  const headline = G.headline ?? '';
  if (embargo(G) === continent) return reason('embargo', { continent, headline });
  if (customs(G) === continent && prestige < TOLL) return reason('noPrestigeForToll', { continent, headline });
  if (!G.options.strictHandLimit || playerID === G.active) return null;
  const limit = handLimit(experts);
  return handSize >= limit ? reason('handFull', { limit }) : null;
}

/** Why a player may not draw this Object now; null when they may (1.6). */
export function drawBlocker(G: View, playerID: PlayerID, card: ObjectId): MuseumReason | null {
  return notDrawing(G, playerID) ?? takeBlocker(G, playerID, card);
}

/**
 * Why a player may not decline an Object; null when they may. The active player may not decline
 * while an Object can be taken without a toll (1.6, 1.9).
 */
export function declineBlocker(G: View, playerID: PlayerID, turn: number): MuseumReason | null {
  const wrong = notDrawing(G, playerID);
  if (wrong !== null) return wrong;
  if (turn !== G.turn) return reason('turnPassed');
  return playerID === G.active && somethingFree(G, playerID) ? reason('mustDraw') : null;
}

function notDrawing(G: View, playerID: PlayerID): MuseumReason | null {
  const wrong = notNow(G, 'explore');
  if (wrong !== null) return wrong;
  const [player = G.active] = asked(G);
  return player === playerID ? null : reason('waitExplore', { players: [player] });
}

function somethingFree(G: View, playerID: PlayerID): boolean {
  return displayed(G).some((card) => barrier(G, playerID, card) === null && homeOf(card) !== customs(G));
}

function somethingToTake(G: View, playerID: PlayerID): boolean {
  return continents.some((continent) =>
    G.display[continent].some((card) => card !== null && barrier(G, playerID, card) === null),
  );
}

/** Starts the Exploration of the active player's turn (1.6). */
export function startExploration(G: State): void {
  const others = inForce(G, 'noOpponentsDraw') === null ? othersInOrder(G, G.active) : [];
  G.step = { kind: 'explore', players: [G.active, ...others] };
  skipExplorers(G);
}

/**
 * The player whose turn it is to draw takes this Object: toll, card, and a Prestige for the active
 * player if an opponent draws.
 */
export function draw(G: State, playerID: PlayerID, card: ObjectId): void {
  const toll = customs(G) === homeOf(card);
  if (toll) payPrestige(G, playerID, TOLL, null);
  const place = takeFromDisplay(G, playerID, card);
  G.events.push({ type: 'drew', player: playerID, card, ...place, toll });
  if (playerID !== G.active) gainPrestige(G, G.active, 1, 'exploration');
  nextExplorer(G);
}

/** The player whose turn it is to draw takes no Object. */
export function decline(G: State, playerID: PlayerID): void {
  G.events.push({ type: 'declined', player: playerID });
  nextExplorer(G);
}

function nextExplorer(G: State): void {
  if (G.step.kind !== 'explore') return;
  G.step.players.shift();
  skipExplorers(G);
}

/** Skips players who can take nothing (1.6.4). After the last player, the Action phase begins. */
export function skipExplorers(G: State): void {
  if (G.step.kind !== 'explore') return;
  const { players } = G.step;
  const next = players.findIndex((player) => somethingToTake(G, player));
  const passed = players.splice(0, next < 0 ? players.length : next);
  if (passed.length > 0) G.events.push({ type: 'passedOver', players: passed });
  if (players.length === 0) G.step = { kind: 'action' };
}
