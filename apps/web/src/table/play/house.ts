import { createContext, type ReactNode } from 'react';
import { tabs, type PanelTab } from '../side/panel.ts';

/**
 * Replacements for parts of the page where a match is not played at a server's table. Omitted parts
 * stay unchanged.
 */
export interface House {
  /** The menu in the bar. */
  menu?: ReactNode;
  /** The buttons after the match. */
  next?: ReactNode;
  /** A message that must be dealt with before the match can continue. */
  notice?: ReactNode;
  /** Whether several people look at the page in turn, so that the result names its winner. */
  shared?: boolean;
  /** The tabs of the panel beside the board. */
  tabs: readonly PanelTab[];
}

export const HouseContext = createContext<House>({ tabs });
