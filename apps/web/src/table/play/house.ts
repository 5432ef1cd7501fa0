import { createContext, type ReactNode } from 'react';
import { tabs, type PanelTab } from '../side/panel.ts';

/**
 * What is another one where a match is not played at a table of a server. What is left out is as
 * there.
 */
export interface House {
  /** The seldom things, in the bar. */
  menu?: ReactNode;
  /** What can be done after the match. */
  next?: ReactNode;
  /** What else stands in the way of playing on. */
  notice?: ReactNode;
  /** What the panel beside the board has. */
  tabs: readonly PanelTab[];
}

export const HouseContext = createContext<House>({ tabs });
