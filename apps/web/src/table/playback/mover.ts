import { isActive, type ViewCtx } from '@sobremesa/games/kit';
import type { FreshEvent, TableMatch } from '@sobremesa/client';
import { doerOf } from '../doer.ts';

/**
 * The seat that made the newest move, as its events name it, or the only one that could; null when
 * unknown.
 */
export function moverOf(before: TableMatch, { fresh }: Pick<TableMatch, 'fresh'>): number | null {
  const named = fresh.map(seatOf).find((seat) => seat !== null);
  if (named !== undefined) return named;
  const ctx = before.state.ctx as ViewCtx;
  const active = (ctx.playOrder ?? []).filter((player) => isActive(ctx, player));
  return active.length === 1 ? Number(active[0]) : null;
}

/**
 * The seat of the acting player; null for the game's own figures, and for the beginning of a turn.
 */
function seatOf({ event }: FreshEvent): number | null {
  const doer = event.type === 'turn' ? undefined : doerOf(event);
  return doer !== undefined && /^\d+$/.test(doer) ? Number(doer) : null;
}
