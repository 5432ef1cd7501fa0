import { createContext, use, type ComponentType } from 'react';

/** The rules of the game on this page. */
export interface Rules {
  game: string;
  /**
   * The card about one piece of the board. Suspends while it loads. Boards take it from this
   * context, so that they need not import the rulebook.
   */
  About: ComponentType<AboutProps>;
  /** The museum labels of a piece, if it has any. Suspends while they load. */
  Labels: ComponentType<LabelsProps>;
  /**
   * Opens the rules beside the page: at the paragraph about a text of the game's catalogue (full
   * key), at a paragraph, or at the beginning.
   */
  show: (topic?: string) => void;
}

export interface LabelsProps {
  game: string;
  /** A text of the game's catalogue: `terms.meninas`. */
  topic: string;
  /** Whether to show the drawings, too; by default true. */
  pictured?: boolean;
}

export interface AboutProps {
  rules: Rules;
  topic: string;
  /** The term whose museum label to show; by default the topic. */
  shows?: string;
  /** The piece's own text, or the reason why it is disabled. */
  says: string;
  onClose: () => void;
}

/** Null where the page cannot show rules. */
export const RulesContext = createContext<Rules | null>(null);

export function useRules(): Rules | null {
  return use(RulesContext);
}
