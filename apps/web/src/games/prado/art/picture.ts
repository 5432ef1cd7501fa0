import type { ReactNode } from 'react';

/** A painting simplified to a few flat shapes, with the light of the original. */
export interface Picture {
  /** Width and height in its own units, in the proportion of the real painting. */
  box: readonly [width: number, height: number];
  /** The background colour. */
  ground: string;
  art: ReactNode;
}
