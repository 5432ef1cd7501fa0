import type { ReactNode } from 'react';

/** The box in which every Object is drawn: width and height in units of its own. */
export const OBJECT_BOX = [120, 90] as const;

/**
 * An Object in a few flat shapes within `OBJECT_BOX`, standing or lying on the line y = 80, on a transparent ground, with
 * the light from the upper left.
 */
export type ObjectArt = ReactNode;
