import type { Ctx, PlayerID } from 'boardgame.io';
import type { Random } from './random.ts';
import type { ViewCtx } from './ctx.ts';

/**
 * Everything that a seat (null: a spectator) may know of a match: its view, and all events it has
 * received.
 */
export interface Seen<View, Event> {
  playerID: PlayerID | null;
  view: View;
  ctx: ViewCtx;
  /** The events from the first move on, as this viewer may see them, without undone moves. */
  log: readonly Event[];
}

/** A possible complete state. */
export interface Determinized<Full> {
  G: Full;
  ctx: Ctx;
}

/** A place whose card may be unknown. */
export type Unknown<T> = T | null;

/**
 * Deals unseen cards to the unknown places, with the same chance for each way to deal them. Known
 * cards keep their places, and the rest stays in the box.
 *
 * @throws RangeError when there are fewer cards than places
 */
export function dealUnknown<T>(places: readonly (readonly Unknown<T>[])[], cards: readonly T[], random: Random): T[][] {
  const dealt = random.shuffle(cards);
  const unknown = places.reduce((count, place) => count + place.filter((card) => card === null).length, 0);
  if (dealt.length < unknown) throw new RangeError(`${dealt.length} unseen cards for ${unknown} places`);
  return places.map((place) => place.map((card) => card ?? (dealt.pop() as T)));
}

/** The known cards of several places. */
export function known<T>(places: readonly (readonly Unknown<T>[])[]): T[] {
  return places.flatMap((place) => place.filter((card) => card !== null));
}

/** A list of `count` unknown places. */
export function unseen(count: number): null[] {
  return Array.from({ length: count }, () => null);
}

/** A hand of this size that contains these known cards. The order of a hand is never known. */
export function handOf<T>(known: readonly T[], size: number): Unknown<T>[] {
  return [...known.slice(0, size), ...unseen(size - Math.min(known.length, size))];
}

/** The cards of the first list without those of the second, as multisets. */
export function without<T>(cards: readonly T[], gone: Iterable<T>): T[] {
  const left = cards.slice();
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

/**
 * Turns boardgame.io's `ctx` into a viewer's, for definitions like ours: without a required number
 * of moves, and without undo. The caller passes the fields that viewers do not get.
 */
export function ctxOf(
  ctx: ViewCtx,
  { numMoves }: { numMoves: number },
  activePlayers: Ctx['activePlayers'] = ctx.activePlayers,
): Ctx {
  return {
    ...ctx,
    activePlayers,
    numMoves,
    _activePlayersMinMoves: null,
    _activePlayersMaxMoves: null,
    _activePlayersNumMoves: Object.fromEntries(Object.keys(activePlayers ?? {}).map((playerID) => [playerID, 0])),
    _prevActivePlayers: [],
    _nextActivePlayers: null,
  } as unknown as Ctx;
}
