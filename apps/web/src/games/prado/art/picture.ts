import type { ReactNode } from 'react';

/** A painting retold in a few flat shapes, with one light as in the real one. */
export interface Picture {
  /** Width and height in units of its own, in the proportion of the real painting. */
  box: readonly [width: number, height: number];
  /** The colour that it begins with. */
  ground: string;
  art: ReactNode;
}
