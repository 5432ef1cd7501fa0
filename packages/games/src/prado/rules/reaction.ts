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
 * After how long a standing order blocks, in milliseconds: as people do who know what they want.
 */
const SHORTEST_DELAY = 1500;
const LONGEST_DELAY = 6000;

/**
 * What becomes of an action by a player's wishes: it is blocked or allowed for them, or they are
 * asked, as they hold a Security card.
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
 * Whether a player has something to decide: a Security card, the wish to be asked about an action
 * like this, and no order for it.
 */
export function wouldBeAsked(G: View, playerID: PlayerID, declared: Declared): boolean {
  return willOf(G, playerID, declared) === 'ask';
}

/** Why somebody has nothing to wish for about blocking; null when they have. */
export function wishBlocker(G: View, playerID: PlayerID): PradoReason | null {
  if (G.players[Number(playerID)] === undefined) return reason('notAsked');
  return G.mode.solo === null ? null : reason('nobodyBlocks');
}

/**
 * Whether the others are asked before this action: whenever it may be blocked; at a quick table
 * only if somebody would be asked, or blocks by order.
 */
export function asking(G: State, player: PlayerID, action: Action): Asking {
  if (G.mode.solo !== null || G.effects.noSecurity) return 'impossible';
  const needed = !G.mode.quick || othersOf(G, player).some((other) => willOf(G, other, { player, action }) !== 'allow');
  return needed ? 'opened' : 'skipped';
}

/** For each who is asked, whatever they hold or have ordered. */
export function drawDelays(asked: readonly PlayerID[], random: Random): Record<PlayerID, number> {
  const draw = () => SHORTEST_DELAY + random.below(LONGEST_DELAY - SHORTEST_DELAY + 1);
  return Object.fromEntries(asked.map((other) => [other, draw()]));
}

/** Asks all the others whether they block. */
export function openWindow(G: State, random: Random, declared: Omit<Declaration, 'id' | 'asked'>): void {
  G.windows += 1;
  const asked = othersOf(G, declared.player);
  G.window = { id: `w${G.windows}`, ...declared, asked };
  G.passed = [];
  G.waived = [];
  G.delays = drawDelays(asked, random);
}

/**
 * Why this answer to a window is not taken; null when it is. Of a view, with the answers that its
 * viewer knows of.
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
 * Takes an answer. The first block ends the window and the action with it; when all have passed,
 * the action goes on.
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
 * The open window as the server has to close it. It lasts for the same time whatever anybody holds,
 * has ordered or has answered, so that neither its end nor silence tells who could have blocked:
 * the server lets the action go on for all at that moment. Only a block ends it before. A standing
 * order blocks after a delay as a person does.
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

/** Nobody asks any more not to be disturbed once the turn is over. */
export function endNever(G: State): void {
  for (const player of G.players) if (player.reactions === 'never') player.reactions = player.usualReactions;
}

/**
 * An earlier state with a player's private settings as they are now: taking a move back does not
 * change them.
 */
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
