import type { PlayerID } from '../../kit/index.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason, ReasonKey } from '../reasons.ts';
import type { Step, View } from '../state.ts';

const firsts: Readonly<Record<Step['kind'], ReasonKey>> = {
  mulligan: 'mulliganFirst',
  patron: 'patronFirst',
  headline: 'headlineFirst',
  explore: 'drawFirst',
  action: 'actionFirst',
  favours: 'discardFavoursFirst',
  hand: 'discardFirst',
  turnOver: 'actionFirst',
  arrangement: 'arrangementFirst',
  over: 'gameOver',
};

/** The step that is due before this kind of move; null when the match is in that step. */
export function notNow(G: View, kind: Step['kind']): MuseumReason | null {
  return G.step.kind === kind ? null : { key: firsts[G.step.kind] };
}

/**
 * Why a player may not act as the active player; null for the active player, and outside of turns.
 */
export function notYours(G: View, playerID: PlayerID): MuseumReason | null {
  return playerID === G.active || isTogether(G.step) ? null : reason('notYourTurn', { player: G.active });
}

/** Whether a step asks all players at the same time. */
export function isTogether({ kind }: Step): boolean {
  return kind === 'mulligan' || kind === 'patron' || kind === 'arrangement';
}

/** The players who must answer or move now, in turn order. */
export function asked(G: View): PlayerID[] {
  switch (G.step.kind) {
    case 'mulligan':
    case 'patron':
    case 'arrangement':
      return G.order.filter((player) => G.players[Number(player)]?.ready === false);
    case 'explore':
      return G.step.players.slice(0, 1);
    case 'headline':
    case 'action':
    case 'favours':
    case 'hand':
      return [G.active];
    case 'turnOver':
    case 'over':
      return [];
  }
}
