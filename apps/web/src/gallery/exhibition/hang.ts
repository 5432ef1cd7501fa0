/** A rectangle on the wall, in pixels. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Room {
  width: number;
  /** The area of each piece. */
  area: number;
  gap: number;
  /** Height of the label below each piece. */
  label: number;
  /** Minimum width of a label. */
  narrowest: number;
}

/**
 * Hangs pieces of these proportions in centred rows, each piece with its foot on the row's line.
 * @returns their spots, and the height of all rows
 */
export function hang(ratios: readonly number[], { width, area, gap, label, narrowest }: Room): { spots: Spot[]; height: number } {
  const sizes = ratios.map((ratio) => {
    const own = Math.min(Math.sqrt(area * ratio), width);
    return { width: own, height: own / ratio, room: Math.max(own, narrowest) };
  });
  const rows: (typeof sizes)[] = [];
  let left = -1;
  for (const size of sizes) {
    if (size.room + gap > left) {
      rows.push([]);
      left = width + gap;
    }
    rows.at(-1)?.push(size);
    left -= size.room + gap;
  }
  let y = 0;
  const spots: Spot[] = [];
  for (const row of rows) {
    const tallest = Math.max(...row.map(({ height }) => height));
    const used = row.reduce((sum, { room }) => sum + room + gap, -gap);
    let x = (width - used) / 2;
    for (const { width, height, room } of row) {
      spots.push({ x: x + (room - width) / 2, y: y + tallest - height, width, height });
      x += room + gap;
    }
    y += tallest + label + gap;
  }
  return { spots, height: Math.max(0, y - gap) };
}
