import type { GameRules, ViewCtx } from '@sobremesa/games/kit';
import type { TableMatch } from '@sobremesa/client';
import type { PlayedMove } from '../playback/steps.ts';

/**
 * Whether a move that answers the shown state answers the same question in the newest one: in the
 * same turn and stage, legal in both, and without a move of this seat in between.
 *
 * @param queue the moves between the two states
 */
export function isStillAsked(
  rules: Pick<GameRules, 'why'>,
  shown: TableMatch,
  newest: TableMatch,
  queue: readonly PlayedMove[],
  move: string,
  args: unknown[],
): boolean {
  const { playerID } = newest;
  if (playerID === null || shown.playerID !== playerID) return false;
  if (queue.some(({ seat }) => String(seat) === playerID)) return false;
  const [before, now] = [shown, newest].map(({ state }) => state.ctx as ViewCtx) as [ViewCtx, ViewCtx];
  const stageOf = ({ activePlayers }: ViewCtx) => activePlayers?.[playerID];
  if (before.turn !== now.turn || stageOf(before) !== stageOf(now)) return false;
  return [shown, newest].every(({ state: { G, ctx } }) => rules.why(G, ctx as ViewCtx, playerID, move, args) === null);
}
