import type { Ctx } from 'boardgame.io';

export type { Ctx, PlayerID } from 'boardgame.io';

/**
 * The fields of boardgame.io's `ctx` that a viewer gets. A game may narrow the values further, but
 * never adds a field.
 */
export type ViewCtx = Pick<
  Ctx,
  'numPlayers' | 'turn' | 'currentPlayer' | 'playOrder' | 'playOrderPos' | 'phase' | 'activePlayers' | 'gameover'
>;
