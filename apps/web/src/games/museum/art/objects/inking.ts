import { material as m } from '../materials.ts';

/** The outline of a shape. */
export const inked = { stroke: m.ink, strokeWidth: 1.6 };
/** A line within one. */
export const fine = { stroke: m.ink, strokeWidth: 0.9 };
/** The side away from the light. */
export const shade = { fill: m.ink, opacity: 0.22 };
