import { centuriesOf } from './dates.ts';
import type { Piece } from './pieces.ts';

export const views = ['wall', 'map', 'timeline'] as const;
export type View = (typeof views)[number];

/** What the reader wants to see. Null: everything. */
export interface Filters {
  game: string | null;
  /** A school, civilisation or kind of the game. */
  group: string | null;
  /** Negative before our era. */
  century: number | null;
}

/** The state of the gallery in its address. */
export interface Choice extends Filters {
  view: View;
}

export const everything: Filters = { game: null, group: null, century: null };

/** Reads the query of an address. Values that no piece has are ignored. */
export function choiceIn(search: string, pieces: readonly Piece[]): Choice {
  const given = new URLSearchParams(search);
  const game = pieces.find((piece) => piece.game === given.get('game'))?.game ?? null;
  const group = pieces.find((piece) => piece.game === game && piece.group === given.get('group'))?.group ?? null;
  const asked = given.get('century');
  const century = asked === null ? null : (centuriesIn(pieces).find((known) => String(known) === asked) ?? null);
  return { game, group, century, view: views.find((view) => view === given.get('view')) ?? 'wall' };
}

/** The query for an address; empty where nothing is chosen. */
export function searchOf({ game, group, century, view }: Choice): string {
  const query = new URLSearchParams();
  if (game !== null) query.set('game', game);
  if (group !== null) query.set('group', group);
  if (century !== null) query.set('century', String(century));
  if (view !== 'wall') query.set('view', view);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export function chosen(pieces: readonly Piece[], { game, group, century }: Filters): readonly Piece[] {
  return pieces.filter(
    (piece) =>
      (game === null || piece.game === game) &&
      (group === null || piece.group === group) &&
      (century === null || centuriesOf(piece.label.date).includes(century)),
  );
}

/** All centuries of these pieces, the oldest first. */
export function centuriesIn(pieces: readonly Piece[]): readonly number[] {
  return [...new Set(pieces.flatMap(({ label }) => centuriesOf(label.date)))].toSorted((a, b) => a - b);
}
