import { short } from '../../drawing/path.ts';

/**
 * Path data of a round edge with `n` bulges, like a seal's. @param depth how far they extend beyond
 * the circle
 */
export function scallop(x: number, y: number, r: number, n: number, depth = 0.12): string {
  const at = (i: number, grow: number) => {
    const angle = (2 * Math.PI * i) / n;
    return `${short(x + r * grow * Math.cos(angle))} ${short(y + r * grow * Math.sin(angle))}`;
  };
  return `M${at(0, 1)}${Array.from({ length: n }, (_, i) => `Q${at(i + 0.5, 1 + 2 * depth)} ${at(i + 1, 1)}`).join('')}z`;
}

/**
 * Path data of a star with `n` points. @param inner the radius of its hollows, as a share of the
 * radius
 */
export function star(x: number, y: number, r: number, n = 5, inner = 0.45): string {
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const angle = (Math.PI * i) / n - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * inner;
    return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** Path data of a wreath, open at the top: leaves in pairs along both sides of a circle. */
export function wreath(x: number, y: number, r: number, pairs: number, leaf: number): string {
  const leaves = Array.from({ length: pairs }, (_, i) => {
    // From the foot up, in radians from straight down.
    const along = ((i + 0.35) / pairs) * 2.75;
    return [-1, 1].map((side) => {
      const at = (angle: number, reach: number) =>
        `${short(x + side * reach * Math.sin(angle))} ${short(y + reach * Math.cos(angle))}`;
      const tip = along + (leaf * 1.7) / r;
      return [0.62, -0.62]
        .map(
          (lean) =>
            `M${at(along, r)}Q${at(along + leaf / r, r + leaf * lean * 1.9)} ${at(tip, r + leaf * lean)}Q${at(along + leaf / r, r + leaf * lean * 0.2)} ${at(along, r)}z`,
        )
        .join('');
    });
  });
  return leaves.flat().join('');
}
