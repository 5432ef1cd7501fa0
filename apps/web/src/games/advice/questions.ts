import type { Advice, Judgement } from '@sobremesa/bots/advice';
import type { GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';

/** A request from the page to its advisor worker. Nothing of it leaves the device. */
export type Question = { id: number; seen: Seen<unknown, GameEvent>; ms: number } & (
  | { ask: 'advice' }
  | { ask: 'judgement'; made: LegalMove }
);

/** The worker's reply. Null: the advisor has no answer. */
export interface Answer {
  id: number;
  said: readonly Advice[] | Judgement | null;
}
