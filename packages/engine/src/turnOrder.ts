import type { PlayerID } from '@sobremesa/games/kit';
import type { FlowContext, FlowCtx } from './context.ts';
import { UnsupportedDefinitionError } from './unsupported.ts';

/** Ends a turn, and may name the next player. */
export type TurnEnd = true | { next: PlayerID };

/** The order of turns. Positions are indices of `ctx.playOrder`. */
export interface Order {
  /** The seats in turn order, computed when a phase begins; by default all by number. */
  playOrder?: (context: FlowContext) => readonly PlayerID[];
  first: (context: FlowContext) => number;
  /** Undefined ends the phase. */
  next: (context: FlowContext) => number | undefined;
}

/** The default order: in a circle, continued from phase to phase. */
export const roundRobin: Order = {
  first: ({ ctx }) => (ctx.turn === 0 ? ctx.playOrderPos : after(ctx)),
  next: ({ ctx }) => after(ctx),
};

function after({ playOrder, playOrderPos }: FlowCtx): number {
  return (playOrderPos + 1) % playOrder.length;
}

/** All seats by number. */
export function seats(numPlayers: number): PlayerID[] {
  return Array.from({ length: numPlayers }, (_, seat) => String(seat));
}

/** Sets the order of a new phase. */
export function beginOrder(order: Order, context: FlowContext): void {
  const { ctx } = context;
  const playOrder = order.playOrder === undefined ? seats(ctx.numPlayers) : [...order.playOrder(context)];
  const position = order.first(context);
  ctx.currentPlayer = String(playOrder[position]);
  ctx.playOrderPos = position;
  ctx.playOrder = playOrder;
}

/**
 * Moves on to the next player; false if there is none. `ended` is the result of the turn's `endIf`,
 * which may name the player.
 */
export function advanceOrder(order: Order, context: FlowContext, ended: TurnEnd): boolean {
  const { ctx } = context;
  if (ended !== true) {
    checkTurnEnd(ended);
    ctx.playOrderPos = ctx.playOrder.indexOf(ended.next);
    ctx.currentPlayer = ended.next;
    return true;
  }
  const position = order.next(context);
  if (position === undefined) return false;
  ctx.playOrderPos = position;
  ctx.currentPlayer = String(ctx.playOrder[position]);
  return true;
}

function checkTurnEnd(ended: object): void {
  const [only, ...more] = Object.entries(ended);
  if (only?.[0] !== 'next' || typeof only[1] !== 'string' || more.length > 0)
    throw new UnsupportedDefinitionError('turn.endIf', `${JSON.stringify(ended)} is neither true nor {next} with a player`);
}
