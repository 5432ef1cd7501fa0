import type { PlayerID, Random } from '../../kit/index.ts';
import { LAST_ROUND_AT, SLOTS } from '../catalogue/numbers.ts';
import type { LastRoundCause } from '../events.ts';
import type { MuseumReason } from '../reasons.ts';
import { freshTurn, playerOf } from '../state.ts';
import type { State, View } from '../state.ts';
import { handLimit } from './experts.ts';
import { startExploration } from './exploration.ts';
import { discardHeadline, openSlots, revealHeadline } from './headlines.ts';
import { refill, sweep } from './market.ts';
import { notNow, notYours } from './steps.ts';

/** Begins a player's turn, and with the first player's the round and its Headline (1.6, 1.8). */
export function beginTurn(G: State, playerID: PlayerID, random: Random): void {
  G.active = playerID;
  G.turn += 1;
  G.thisTurn = freshTurn();
  const chooses = playerID === G.order[0] && beginRound(G, random);
  if (chooses) G.step = { kind: 'headline' };
  else beginExploration(G);
}

/** The round is prepared: begins the active player's Exploration. */
export function beginExploration(G: State): void {
  G.events.push({ type: 'turn', player: G.active });
  startExploration(G);
}

/**
 * Reveals a new Headline from round 2 on (1.8). True when the first player must choose a continent
 * for it before the turn begins.
 */
function beginRound(G: State, random: Random): boolean {
  G.round += 1;
  G.stirred = false;
  G.events.push({ type: 'round', round: G.round });
  if (G.round === 1) return false;
  discardHeadline(G);
  if (G.options.sweepMarketEachRound) {
    sweep(G);
    refill(G, () => SLOTS);
  }
  return revealHeadline(G, random);
}

/** Why the turn cannot be ended now; null when it can. */
export function endTurnBlocker(G: View, playerID: PlayerID): MuseumReason | null {
  return notYours(G, playerID) ?? notNow(G, 'action');
}

/** Ends the action: the turn is over unless the hand is too large (1.6). */
export function endAction(G: State, playerID: PlayerID): void {
  const { handSize, experts } = playerOf(G, playerID);
  if (handSize > handLimit(experts)) G.step = { kind: 'hand' };
  else endTurn(G);
}

/**
 * Ends a turn after the hand limit: refill, end check, then the next turn or the final arrangement
 * (1.6, 1.12).
 */
export function endTurn(G: State): void {
  refill(G, (continent) => openSlots(G, continent));
  checkEnd(G);
  const roundOver = G.order.at(-1) === G.active;
  if (roundOver && !G.lastRound && !G.stirred) announce(G, 'idle', null);
  if (roundOver && G.lastRound) beginArrangement(G);
  else G.step = { kind: 'turnOver' };
}

/**
 * Whether this turn makes the round the last one: 50 points on the track, or every museum full
 * (1.12).
 */
function checkEnd(G: State): void {
  if (G.lastRound) return;
  if (playerOf(G, G.active).score >= LAST_ROUND_AT) announce(G, 'score', G.active);
  else if (G.players.every(({ museum }) => !museum.includes(null))) announce(G, 'full', null);
}

function announce(G: State, cause: LastRoundCause, player: PlayerID | null): void {
  G.lastRound = true;
  G.events.push({ type: 'lastRound', player, cause });
}

/** Lets all players arrange their museums a last time, unseen by the others (1.12). */
function beginArrangement(G: State): void {
  for (const player of G.players) {
    player.ready = false;
    player.layout = [...player.museum];
  }
  G.step = { kind: 'arrangement' };
  G.events.push({ type: 'lastArrangement' });
}
