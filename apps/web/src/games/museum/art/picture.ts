import type { ReactNode } from 'react';

/** Width and height of the boxes in which similar pictures are drawn. */
export const OBJECT_BOX = [120, 90] as const;
export const PORTRAIT_BOX = [60, 76] as const;
export const ENGRAVING_BOX = [120, 70] as const;
export const FAVOUR_BOX = [80, 60] as const;

/**
 * An Object in a few flat shapes within `OBJECT_BOX`, standing or lying on the line y = 80, on a
 * transparent ground, with the light from the upper left.
 */
export type ObjectArt = ReactNode;
