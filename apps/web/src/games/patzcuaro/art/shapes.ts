/** Path data of a rosette: `n` round petals on a circle of radius `r` around (cx, cy). */
export function rosette(cx: number, cy: number, r: number, n: number): string {
  const chord = r * Math.sin(Math.PI / n) * 1.12;
  const point = (i: number) => {
    const angle = (2 * Math.PI * i) / n - Math.PI / 2;
    return `${round(cx + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`;
  };
  const petals = Array.from({ length: n }, (_, i) => `A${round(chord)} ${round(chord)} 0 0 1 ${point(i + 1)}`);
  return `M${point(0)}${petals.join('')}Z`;
}

/** A number with at most two decimals, to keep path data short. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
