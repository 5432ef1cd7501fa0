import type { AnswerWindow, AutoAnswer, PlayerID, Random } from '../../kit/index.ts';
import type { Asking } from '../events.ts';
import { reason } from '../reasons.ts';
import type { PradoReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { Declaration, OrderAnswer, State, View } from '../state.ts';
import { orderFor, photosOfOthers, type Declared } from './orders.ts';
import { clockwiseFrom } from './rooms.ts';
import { playFromHand } from './visits.ts';
import type { Action } from '../catalogue/types.ts';

/**
 * Limits of the delay after which a standing order blocks, in milliseconds. A person who has
 * already decided takes about as long.
 */
const SHORTEST_DELAY = 1500;
const LONGEST_DELAY = 6000;

/**
 * A player's reaction to an action: their orders block or allow it, or the player is asked because
 * they hold a Security card.
 */
export function willOf(G: View, playerID: PlayerID, declared: Declared): OrderAnswer {
  const { hand, reactions } = playerOf(G, playerID);
  if (playerID === declared.player || hand?.includes('security') !== true) return 'allow';
  const order = orderFor(G, playerID, declared);
  if (order !== null && order.answer !== 'ask') return order.answer;
  if (reactions === 'never') return 'allow';
  return order !== null || reactions === 'always' || photosOfOthers(G, playerID, declared).length > 0 ? 'ask' : 'allow';
}

/**
 * Whether a player has something to decide: they hold a Security card, want to be asked about such
 * an action, and no order decides it.
 */
export function wouldBeAsked(G: View, playerID: PlayerID, declared: Declared): boolean {
  return willOf(G, playerID, declared) === 'ask';
}

/** Why a player has no settings about blocking; null when they have them. */
export function wishBlocker(G: View, playerID: PlayerID): PradoReason | null {
  if (G.players[Number(playerID)] === undefined) return reason('notAsked');
  return G.mode.solo === null ? null : reason('nobodyBlocks');
}

/**
 * Whether the others are asked before this action: whenever it may be blocked, but at a quick table
 * only if somebody would be asked, or blocks by order.
 */
export function asking(G: State, player: PlayerID, action: Action): Asking {
  if (G.mode.solo !== null || G.effects.noSecurity) return 'impossible';
  const needed = !G.mode.quick || othersOf(G, player).some((other) => willOf(G, other, { player, action }) !== 'allow');
  return needed ? 'opened' : 'skipped';
}

/** A delay for each asked player, independent of hands and orders. */
export function drawDelays(asked: readonly PlayerID[], random: Random): Record<PlayerID, number> {
  const delays: Record<PlayerID, number> = {};
  for (const other of asked) delays[other] = SHORTEST_DELAY + random.below(LONGEST_DELAY - SHORTEST_DELAY + 1);
  return delays;
}

/** Asks all other players whether they block. */
export function openWindow(G: State, random: Random, declared: Omit<Declaration, 'id' | 'asked'>): void {
  G.windows += 1;
  const asked = othersOf(G, declared.player);
  G.window = { id: `w${G.windows}`, ...declared, asked };
  G.passed = [];
  G.waived = [];
  G.delays = drawDelays(asked, random);
}

/**
 * Why this answer to a window is illegal; null when it is legal. On a view, considers only the
 * answers that its viewer knows.
 */
export function answerBlocker(G: View, playerID: PlayerID, id: string, block: boolean): PradoReason | null {
  if (G.window?.id !== id) return reason('windowClosed');
  if (!G.window.asked.includes(playerID)) return reason('notAsked');
  const { hand } = playerOf(G, playerID);
  if (!block) return null;
  if (hand === null) return reason('handHidden');
  return hand.includes('security') ? null : reason('noSecurity');
}

/**
 * Records an answer. The first block ends the window and cancels the action. When all have passed,
 * the action takes effect.
 */
export function takeAnswer(G: State, playerID: PlayerID, block: boolean): void {
  const { window } = G;
  if (window === null) throw new RangeError('no window is open');
  const { player, cards, action, asked } = window;
  if (block) {
    const ordered = orderFor(G, playerID, window)?.answer === 'block';
    playFromHand(G, playerID, ['security']);
    G.events.push({ type: 'blocked', player, by: playerID, cards, action, ordered });
  } else {
    G.passed.push(playerID);
    if (G.passed.length < asked.length) return;
    G.steps.push({ t: 'act', player, action });
  }
  G.window = null;
  G.passed = [];
  G.waived = [];
  G.delays = {};
}

/**
 * The open window, for the server to close. Its length does not depend on hands, orders or answers,
 * so that neither its end nor silence reveals who could have blocked: at its end the server passes
 * for all. Only a block closes it earlier. A standing order blocks after a delay, as a person does.
 */
export function answerWindow(G: State): AnswerWindow | null {
  const { window } = G;
  if (window === null) return null;
  const ms = windowLength(G);
  const auto = window.asked.map((playerID): [PlayerID, AutoAnswer] => {
    const will = G.waived.includes(playerID) ? 'allow' : willOf(G, playerID, window);
    const after = will === 'block' ? Math.min(G.delays[playerID] ?? LONGEST_DELAY, ms) : ms;
    return [playerID, { after, asked: will === 'ask' }];
  });
  return { id: window.id, players: window.asked, ms, auto: Object.fromEntries(auto) };
}

/** In milliseconds. */
function windowLength(G: View): number {
  return G.mode.windowSeconds * 1000;
}

/** Ends the setting "never in this turn" when the turn is over. */
export function endNever(G: State): void {
  for (const player of G.players) if (player.reactions === 'never') player.reactions = player.usualReactions;
}

/** An earlier state with a player's present private settings, which undo must not change. */
export function withSettings(earlier: State, now: State, playerID: PlayerID): State {
  const players = earlier.players.map((player, index) => {
    if (String(index) !== playerID) return player;
    const { reactions, orders, usualReactions } = now.players[index] ?? player;
    return Object.assign({}, player, { reactions, orders, usualReactions });
  });
  return Object.assign({}, earlier, { players });
}

function othersOf(G: View, player: PlayerID): PlayerID[] {
  return clockwiseFrom(player, G.players.length).slice(1);
}
