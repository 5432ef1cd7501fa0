import type { EngineState } from '@sobremesa/engine';
import type { GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';

/** A player in the arena. */
export interface Seated<View, Full extends View, Event extends GameEvent> {
  /** @param state the complete state, for boardgame.io's bot, which also sees hidden cards */
  answer(seen: Seen<View, Event>, state: EngineState<Full>, turn: number): LegalMove | Promise<LegalMove>;
}
