/** A part of the window, in CSS pixels. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Room {
  /** The part of the window that the panel may use. */
  within: Box;
  panel: Pick<Box, 'width' | 'height'>;
  /** Parts that should stay visible, each with the cost of covering all of it. */
  visible: readonly (Box & { cost: number })[];
}

/**
 * The corner, or the middle of an edge, where the panel covers the least of the parts to keep
 * visible. Ties go to the first: at the right, then at the left, from the top down.
 */
export function placeFor({ within, panel, visible }: Room): Pick<Box, 'top' | 'left'> {
  const [wide, high] = [Math.max(0, within.width - panel.width), Math.max(0, within.height - panel.height)];
  const places = [1, 0, 0.5].flatMap((x) =>
    [0, 1, 0.5].map((y) => ({
      top: within.top + y * high,
      left: within.left + x * wide,
      width: panel.width,
      height: panel.height,
    })),
  );
  const costs = places.map((place) => visible.reduce((sum, box) => sum + box.cost * coveredBy(place, box), 0));
  const best = places[costs.indexOf(Math.min(...costs))];
  return { top: best?.top ?? within.top, left: best?.left ?? within.left };
}

/** The share of a box that a place covers. */
function coveredBy(place: Box, box: Box): number {
  const width = Math.min(place.left + place.width, box.left + box.width) - Math.max(place.left, box.left);
  const height = Math.min(place.top + place.height, box.top + box.height) - Math.max(place.top, box.top);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (box.width * box.height);
}
