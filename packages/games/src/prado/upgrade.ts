import type { Ctx } from '../kit/index.ts';
import type { State } from './state.ts';

/**
 * Converts a state of an earlier rules version. Version 1 had no standing orders, and up to version
 * 2 a pass took effect at once. @throws RangeError for an unknown version
 */
export function upgrade({ G, ctx }: { G: unknown; ctx: Ctx }, from: number): { G: State; ctx: Ctx } {
  if (from !== 1 && from !== 2) throw new RangeError(`prado: no way from version ${from} of the rules`);
  const earlier = { ...(G as State), waived: [] };
  if (from === 2) return { G: earlier, ctx };
  return { G: { ...earlier, players: earlier.players.map((player) => Object.assign({}, player, { orders: [] })) }, ctx };
}
