import { oval, short } from '../../drawing/path.ts';

/** Path data of a pleated collar: an ellipse with `n` folds around its edge. */
export function ruff(x: number, y: number, rx: number, ry: number, n: number): string {
  const at = (i: number, grow: number) => {
    const angle = (2 * Math.PI * i) / n;
    return `${short(x + rx * grow * Math.cos(angle))} ${short(y + ry * grow * Math.sin(angle))}`;
  };
  const folds = Array.from({ length: n }, (_, i) => `Q${at(i + 0.5, 1.14)} ${at(i + 1, 1)}`);
  return `M${at(0, 1)}${folds.join('')}z`;
}

/**
 * One of several heads: centre, half its height, and its direction (-1 left, 0 towards us, 1
 * right).
 */
export type HeadAt = readonly [x: number, y: number, r: number, turn?: number];

/** Width of a head divided by its height. */
const NARROW = 0.76;

/** Path data of the faces. */
export function faces(heads: readonly HeadAt[]): string {
  return heads.map(([x, y, r]) => oval(x, y, short(r * NARROW), r)).join('');
}

/**
 * Path data of the dark side of each face. @param side 1: the right side is in shadow, -1: the left
 * one
 */
export function shadows(heads: readonly HeadAt[], side: 1 | -1): string {
  return heads
    .map(([x, y, r, turn = 0]) => {
      const rx = short(r * NARROW);
      const bend = short(rx * (0.5 * side + 0.4 * turn));
      return `M${x} ${short(y - r)}a${rx} ${r} 0 0 ${side === 1 ? 1 : 0} 0 ${2 * r}q${bend} ${-r} 0 ${-2 * r}z`;
    })
    .join('');
}

/** Path data, to be stroked, of eyes, nose and mouth. */
export function features(heads: readonly HeadAt[]): string {
  return heads
    .map(([x, y, r, turn = 0]) => {
      const part = (...shares: number[]) => shares.map((share) => short(share * r)).join(' ');
      const eye = `h${short(0.13 * r)}`;
      const nose = `m${part(-0.28 + turn * 0.16, 0.14)}l${part(0.12 * (turn || 0.5), 0.2)}`;
      const mouth = `m${part(-0.15 - turn * 0.26, 0.22)}q${part(0.15, 0.03, 0.3, 0)}`;
      return `M${short(x + (turn * 0.26 - 0.38) * r)} ${short(y - 0.04 * r)}${eye}m${part(0.46, 0)}${eye}${nose}${mouth}`;
    })
    .join('');
}

/**
 * Path data of hair around each face. @param fall how far it reaches down beside the face: 0 the
 * temples, 1 the chin
 */
export function hair(heads: readonly HeadAt[], fall = 0.1): string {
  return heads
    .map(([x, y, r, turn = 0]) => {
      const rx = r * NARROW;
      const low = short(y + fall * r);
      const line = short(x + turn * r * 0.4);
      return `M${short(x - rx * 1.16)} ${low}C${short(x - rx * 1.5)} ${short(y - r * 1.6)} ${short(x + rx * 1.5)} ${short(y - r * 1.6)} ${short(x + rx * 1.16)} ${low}Q${line} ${short(y - r * (1.15 + fall))} ${short(x - rx * 1.16)} ${low}z`;
    })
    .join('');
}

/** Points of a figure, in half heads from the centre of its head, rounded to units. */
function pen([x, y, r]: HeadAt) {
  return (...shares: number[]) => shares.map((share, i) => Math.round((i % 2 ? y : x) + share * r)).join(' ');
}

/**
 * Path data of a wide court gown below each head. @param shade only the side away from a light on
 * the left
 */
export function gowns(heads: readonly HeadAt[], shade = false): string {
  return heads
    .map((head) => {
      const at = pen(head);
      const right = `L${at(0.9, 1.2, 0.7, 3)}C${at(2.6, 3.4, 3.4, 5.6, 3.6, 8)}`;
      if (shade) return `M${at(0.3, 1)}${right}L${at(1.4, 8.4)}Q${at(1.6, 5, 0.3, 3)}z`;
      return `M${at(-0.9, 1.2)}Q${at(0, 0.7, 0.9, 1.2)}${right}Q${at(0, 8.8, -3.6, 8)}C${at(-3.4, 5.6, -2.6, 3.4, -0.7, 3)}z`;
    })
    .join('');
}

/**
 * Path data of a coat down to the knee below each head. @param shade only the side away from a
 * light on the left
 */
export function coats(heads: readonly HeadAt[], shade = false): string {
  return heads
    .map((head) => {
      const at = pen(head);
      const right = `L${at(1.2, 1.3, 1.5, 4, 2, 6.4)}`;
      if (shade) return `M${at(0.3, 0.9)}${right}L${at(0.7, 6.8, 0.5, 3)}z`;
      return `M${at(-1.2, 1.3)}Q${at(0, 0.4, 1.2, 1.3)}${right}Q${at(0, 7, -2, 6.4)}L${at(-1.5, 4)}z`;
    })
    .join('');
}
