import { createContext, type ComponentType } from 'react';

/** Shows a running match again, in its reader's view, in place of the board. */
export interface LookBackProps {
  /** Back to the match. */
  onClose: () => void;
}

/**
 * What shows a running match again; null where nothing does. The page as a whole provides it, since
 * the table does not know the replay.
 */
export const LookBackPage = createContext<ComponentType<LookBackProps> | null>(null);

/** Opens it; null where there is none. */
export const LookBackContext = createContext<(() => void) | null>(null);
