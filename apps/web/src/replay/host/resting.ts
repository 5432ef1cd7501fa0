import type { Ctx, ViewCtx } from '@sobremesa/games/kit';
import type { Audience } from '@sobremesa/match';
import type { MatchState } from '@sobremesa/protocol';

/**
 * The state without a decision for its viewer, so that the board offers them no move. Others keep
 * their turn.
 */
export function resting(state: MatchState, audience: Audience): MatchState {
  const ctx = state.ctx as ViewCtx;
  const own = String(audience);
  const active = ctx.activePlayers ?? (ctx.gameover === undefined ? { [ctx.currentPlayer]: null } : null);
  if (audience === null || active === null || !Object.hasOwn(active, own)) return { ...state, undo: false };
  const activePlayers = Object.fromEntries(Object.entries(active).filter(([player]) => player !== own));
  return { ...state, undo: false, ctx: { ...ctx, activePlayers: activePlayers as Ctx['activePlayers'] } };
}
