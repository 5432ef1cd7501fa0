import { type ReactNode, useId } from 'react';

/**
 * A brush stroke for limbs, lances or folds. The canvas sets round ends and no fill. A subpath of
 * almost no length is a dot.
 */
export function Line({ c, w, d }: { c: string; w: number; d: string }) {
  return <path stroke={c} strokeWidth={w} d={d} />;
}

/** A light that fades in all directions. */
export function Glow({ x, y, rx, ry = rx, c, o = 1 }: { x: number; y: number; rx: number; ry?: number; c: string; o?: number }) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={c} stopOpacity={o} />
        <stop offset="1" stopColor={c} stopOpacity="0" />
      </radialGradient>
      <ellipse fill={`url(#${id})`} cx={x} cy={y} rx={rx} ry={ry} />
    </>
  );
}

/** A shape with a colour gradient from top to bottom, or from left to right. */
export function Fade({ d, from, to, across = false }: { d: string; from: string; to: string; across?: boolean }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x2={across ? 1 : 0} y2={across ? 0 : 1}>
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <path fill={`url(#${id})`} d={d} />
    </>
  );
}

/** Draws its children in place, and again moved by each `[x, y]`. */
export function Repeat({ by, children }: { by: readonly (readonly [x: number, y: number])[]; children: ReactNode }) {
  const id = useId();
  return (
    <>
      {by.map(([x, y]) => (
        <use key={`${x} ${y}`} href={`#${id}`} x={x} y={y} />
      ))}
      <g id={id}>{children}</g>
    </>
  );
}
