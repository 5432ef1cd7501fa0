import { createContext, use } from 'react';

/** The rules of the game that is played here. */
export interface Rules {
  game: string;
  /**
   * Opens them beside what is on the page: where they tell of a text of the game's catalogue (its whole key), or at a paragraph;
   * without either at their beginning.
   */
  show: (topic?: string) => void;
}

/** Null where nobody shows them. */
export const RulesContext = createContext<Rules | null>(null);

export function useRules(): Rules | null {
  return use(RulesContext);
}
