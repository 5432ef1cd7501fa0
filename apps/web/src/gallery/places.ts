import type { Coordinates } from '@sobremesa/games/kit';
import { grouped } from './grouped.ts';
import type { Piece } from './pieces.ts';

/** The longitude of the map's left edge, and the height of the equator, in the map's units. */
const WEST = -170;
const EQUATOR = 314;
const WIDTH = 1000;

/** A place on the map of `games/drawing/land.ts`, in its units: Miller's projection. */
export function onMap({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const x = (((longitude - WEST + 360) % 360) * WIDTH) / 360;
  const north = 1.25 * Math.log(Math.tan(Math.PI / 4 + (0.4 * latitude * Math.PI) / 180));
  return { x, y: EQUATOR - (north * WIDTH) / (2 * Math.PI) };
}

/** Pieces from the same place, or from places too near to each other for two pins. */
export interface Place {
  /** Its place in the list. */
  key: string;
  /** The name that most of its pieces have. */
  name: string;
  /** Whether some of its pieces have another name for it. */
  isSpread: boolean;
  x: number;
  y: number;
  pieces: readonly Piece[];
}

/** Minimum distance of two pins, in the map's units. */
const NEAR = 26;

/** The places of these pieces, those with the most pieces first. */
export function placesOf(pieces: readonly Piece[]): readonly Place[] {
  const exact = grouped(pieces, ({ label: { origin } }) => `${origin.latitude} ${origin.longitude}`);
  const spots = [...exact.values()]
    .map((pieces) => {
      const { x, y } = onMap((pieces[0] as Piece).label.origin);
      return { x, y, pieces };
    })
    .toSorted((a, b) => b.pieces.length - a.pieces.length);
  const kept: typeof spots = [];
  for (const spot of spots) {
    const near = kept.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < NEAR);
    if (near === undefined) kept.push(spot);
    else near.pieces.push(...spot.pieces);
  }
  return kept
    .toSorted((a, b) => b.pieces.length - a.pieces.length)
    .map(({ x, y, pieces }) => {
      const [name = '', ...others] = namesOf(pieces);
      return { key: `${Math.round(x)}-${Math.round(y)}`, name, isSpread: others.length > 0, x, y, pieces };
    });
}

/** The names of these pieces' places, the most frequent one first. */
function namesOf(pieces: readonly Piece[]): readonly string[] {
  const counts = [...grouped(pieces, ({ text }) => text.place)];
  return counts.toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}
