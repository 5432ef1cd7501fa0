import { createContext, use, type ComponentType } from 'react';

/** The rules of the game that is played here. */
export interface Rules {
  game: string;
  /**
   * The card about one piece of the board. Suspends while it loads. A board takes it from here and
   * does not import the rulebook.
   */
  About: ComponentType<AboutProps>;
  /**
   * Opens them beside what is on the page: where they tell of a text of the game's catalogue (its
   * whole key), or at a paragraph; without either at their beginning.
   */
  show: (topic?: string) => void;
}

export interface AboutProps {
  rules: Rules;
  topic: string;
  /** What the piece says of itself, or why it cannot be used. */
  says: string;
  onClose: () => void;
}

/** Null where nobody shows them. */
export const RulesContext = createContext<Rules | null>(null);

export function useRules(): Rules | null {
  return use(RulesContext);
}
