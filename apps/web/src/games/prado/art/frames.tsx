import type { Century } from '@sobremesa/games/prado';
import { mix } from '../../drawing/colour.ts';
import { short } from '../../drawing/path.ts';
import { pigment as p } from './pigments.ts';

/** Frames of three periods: a plain moulding, a carved one, a stepped one with corner leaves. */
export const frameKinds = ['cassetta', 'carved', 'empire'] as const;
export type FrameKind = (typeof frameKinds)[number];

/** The kind of frame for a painting of that century. */
export function frameOf(century: Century): FrameKind {
  return century < 17 ? 'cassetta' : century < 19 ? 'carved' : 'empire';
}

/** Width of the frames, for a painting whose longer side is 240. */
export const FRAME_WIDTH = 16;

const leaf = mix(p.gold, p.naples, 0.45);
const gilt = p.gold;
const worn = mix(p.gold, p.umber, 0.45);
const deep = mix(p.gold, p.bone, 0.7);

/**
 * The four mitred sides between the rectangles `outer` and `inner` around a picture of `w` × `h`:
 * top, right, bottom, left.
 */
function sides(w: number, h: number, outer: number, inner: number): readonly [string, string, string, string] {
  const [l, t, r, b] = [-outer, -outer, w + outer, h + outer];
  const [il, it, ir, ib] = [-inner, -inner, w + inner, h + inner];
  return [
    `M${l} ${t}H${r}L${ir} ${it}H${il}z`,
    `M${r} ${t}V${b}L${ir} ${ib}V${it}z`,
    `M${l} ${b}H${r}L${ir} ${ib}H${il}z`,
    `M${l} ${t}V${b}L${il} ${ib}V${it}z`,
  ];
}

/** A moulding that reflects the lamp above it or, `hollow`, is shaded from it. */
function Moulding({ w, h, outer, inner, hollow }: { w: number; h: number; outer: number; inner: number; hollow?: boolean }) {
  const [top, right, bottom, left] = sides(w, h, outer, inner);
  const [light, dark] = hollow ? [worn, leaf] : [leaf, worn];
  return (
    <>
      <path fill={light} d={top} />
      <path fill={gilt} d={left + right} />
      <path fill={dark} d={bottom} />
    </>
  );
}

/** Positions of ornaments: at the corners, and in the middle of the sides. */
function corners(w: number, h: number, at: number): readonly (readonly [x: number, y: number, turn: number])[] {
  return [
    [-at, -at, 0],
    [w + at, -at, 90],
    [w + at, h + at, 180],
    [-at, h + at, 270],
  ];
}

/** A gilt frame around the rectangle from (0, 0) to (`w`, `h`). */
export function Frame({ w, h, kind }: { w: number; h: number; kind: FrameKind }) {
  const F = FRAME_WIDTH;
  const edge = <path stroke={deep} strokeWidth="1.4" d={`M-.5-.5H${w + 0.5}V${h + 0.5}H-.5z`} />;
  if (kind === 'cassetta')
    return (
      <>
        <Moulding w={w} h={h} outer={F} inner={12} />
        <path fill={mix(p.bone, p.rust, 0.35)} d={sides(w, h, 12, 5).join('')} />
        <path
          fill={worn}
          d={corners(w, h, 8.5)
            .map(([x, y]) => `M${x - 2} ${y}l2-2 2 2-2 2z`)
            .join('')}
        />
        <Moulding w={w} h={h} outer={5} inner={0} hollow />
        {edge}
      </>
    );
  if (kind === 'empire')
    return (
      <>
        <Moulding w={w} h={h} outer={F} inner={13} />
        <Moulding w={w} h={h} outer={13} inner={4} hollow />
        {corners(w, h, 14).map(([x, y, turn]) => (
          <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path fill={leaf} d="M0 0q12 1 17 8-7 1-11-2 3 5 2 11Q1 12 0 0z" />
            <path fill={worn} d="M3 3l9 9 1.5-1-9-9.5z" />
          </g>
        ))}
        <Moulding w={w} h={h} outer={4} inner={0} />
        {edge}
      </>
    );
  return (
    <>
      <Moulding w={w} h={h} outer={F} inner={6} />
      <path stroke={worn} strokeWidth="2.5" strokeDasharray=".1 7" strokeLinecap="round" d={`M-11-11H${w + 11}V${h + 11}H-11z`} />
      {corners(w, h, 12).map(([x, y, turn]) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path fill={worn} d="M-5-5q14-4 26 3-8 0-11 4 2 4-2 7-3-4-7-2t-3 6q-7-8-3-18z" />
          <path fill={leaf} d="M-4-4q12-3 22 2-8-1-12 4-4 2-6 6-6-5-4-12z" />
        </g>
      ))}
      <path
        fill={leaf}
        d={
          [-11, h + 11].map((y) => `M${short(w / 2 - 16)} ${y}q16-9 32 0-16 9-32 0z`).join('') +
          [-11, w + 11].map((x) => `M${x} ${short(h / 2 - 16)}q9 16 0 32-9-16 0-32z`).join('')
        }
      />
      <Moulding w={w} h={h} outer={6} inner={0} hollow />
      {edge}
    </>
  );
}
