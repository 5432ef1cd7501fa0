import { iconsAt } from './face.ts';

/** The shifts of four items, which are half of a number of icons. */
const HALF = [0, 4, 8, 12] as const;
const HALF_BITS = 16;
const HALF_MASK = 2 ** HALF_BITS - 1;
/** Marks an entry that has been made. */
const KNOWN = 2 ** 24;

/**
 * By half a number of icons: the icons of its best item, its best two and its best three, in a byte
 * each. Entries are made when they are first needed.
 */
const bests = new Int32Array(2 ** HALF_BITS);

/**
 * The points of a level from 0 to 2: the icons of its best three, two or one kinds of items count
 * one, two or three points each.
 *
 * @param icons as in `Face.icons`
 */
export function levelPoints(icons: number, level: number): number {
  const a = bestsOf(icons & HALF_MASK);
  const b = bestsOf(icons >>> HALF_BITS);
  const a1 = a & 255;
  const b1 = b & 255;
  if (level === 2) return 3 * (a1 > b1 ? a1 : b1);
  const a2 = (a >> 8) & 255;
  const b2 = (b >> 8) & 255;
  if (level === 1) return 2 * most(a2, a1 + b1, b2);
  const a3 = (a >> 16) & 255;
  const b3 = (b >> 16) & 255;
  const mixed = a2 + b1 > a1 + b2 ? a2 + b1 : a1 + b2;
  return most(a3, mixed, b3);
}

function most(a: number, b: number, c: number): number {
  const more = a > b ? a : b;
  return more > c ? more : c;
}

function bestsOf(half: number): number {
  const known = bests[half] as number;
  if (known !== 0) return known;
  const [first = 0, second = 0, third = 0] = HALF.map((shift) => iconsAt(half, shift)).toSorted((a, b) => b - a);
  const made = KNOWN | first | ((first + second) << 8) | ((first + second + third) << 16);
  bests[half] = made;
  return made;
}
