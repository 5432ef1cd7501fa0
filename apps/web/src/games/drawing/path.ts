/** A number with at most one decimal, to keep path data short. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data of an upright ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 1 ${short(2 * rx)} 0 ${rx} ${ry} 0 1 1${short(-2 * rx)} 0z`;
}
