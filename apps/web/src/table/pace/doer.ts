import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import type { FreshEvent, MatchHere } from '@sobremesa/client';

/** The seat that has made the newest move of `now`, as far as that can be told: by what is said of it, or because nobody else was asked. */
export function doer(before: MatchHere, { fresh }: Pick<MatchHere, 'fresh'>): number | null {
  const told = fresh.map(playerIn).find((player) => player !== undefined);
  if (told !== undefined) return Number(told);
  const ctx = before.state.ctx as ViewCtx;
  const asked = (ctx.playOrder ?? []).filter((player) => isActive(ctx, player));
  return asked.length === 1 ? Number(asked[0]) : null;
}

/** Whose doing an event is. That a turn begins is nobody's. */
function playerIn({ event }: FreshEvent): string | undefined {
  const { type, player } = event as { type: string; player?: unknown };
  return type !== 'turn' && typeof player === 'string' ? player : undefined;
}
