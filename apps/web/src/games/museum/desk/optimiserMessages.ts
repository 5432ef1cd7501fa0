import type { Best, Curator, Layout } from '@sobremesa/games/museum';

/** The page asks its worker for the best arrangement. */
export interface Question {
  id: number;
  layout: Layout;
  curator: Curator;
}

/** The worker's answer to the question with the same id. */
export interface Answer {
  id: number;
  best: Best;
}
