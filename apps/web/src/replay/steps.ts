import type { ViewCtx } from '@sobremesa/games/kit';
import type { Moment } from './host/model.ts';

/** The versions at which turns and rounds begin, in order. The start of the match is among them. */
export interface Stops {
  turns: readonly number[];
  rounds: readonly number[];
}

/** A round begins when the turn order begins again. */
export function stopsOf(moments: readonly Moment[]): Stops {
  const turns = [0];
  const rounds = [0];
  for (let at = 1; at < moments.length; at++) {
    const [before, now] = [ctxAt(moments, at - 1), ctxAt(moments, at)];
    if (now.turn === before.turn) continue;
    turns.push(at);
    if (now.playOrderPos <= before.playOrderPos) rounds.push(at);
  }
  return { turns, rounds };
}

/** The last stop before a version; the start of the match if there is none. */
export function stopBefore(stops: readonly number[], at: number): number {
  return stops.findLast((stop) => stop < at) ?? 0;
}

/** The first stop after a version; the end of the match if there is none. */
export function stopAfter(stops: readonly number[], at: number, length: number): number {
  return stops.find((stop) => stop > at) ?? length;
}

function ctxAt(moments: readonly Moment[], at: number): ViewCtx {
  return moments[at]?.state.ctx as ViewCtx;
}
