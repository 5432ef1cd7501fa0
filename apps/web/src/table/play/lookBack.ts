import { createContext, type ReactNode } from 'react';

/** Shows a running match again, in its reader's view, in place of the board. */
export interface LookBackProps {
  /** Back to the match. */
  onClose: () => void;
}

/**
 * Renders what shows a running match again; null where nothing does. The page as a whole provides
 * it, since the table does not know the replay.
 */
export const LookBackPage = createContext<((props: LookBackProps) => ReactNode) | null>(null);

/** Opens it; null where there is none. */
export const LookBackContext = createContext<(() => void) | null>(null);
