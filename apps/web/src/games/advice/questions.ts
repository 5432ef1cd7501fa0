import type { Advice, Judgement } from '@sobremesa/bots/advice';
import type { GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';

/** What the page asks somebody who thinks beside it. Nothing of it leaves the device. */
export type Question = { id: number; seen: Seen<unknown, GameEvent>; ms: number } & (
  { ask: 'advice' } | { ask: 'judgement'; made: LegalMove }
);

/** Null: nothing can be said. */
export interface Answer {
  id: number;
  said: readonly Advice[] | Judgement | null;
}
