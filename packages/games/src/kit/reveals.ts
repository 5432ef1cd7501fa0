import type { GameEvent, GameModule } from './module.ts';

/**
 * For each kind of event, whether it shows anybody something that was hidden from them and that
 * nobody showed of their own will. A card from the deck does, for whoever sees it; a card that its
 * owner plays from the hand does not, so that a slip of the finger can be mended.
 */
export type Revelations<Event extends GameEvent> = {
  readonly [Type in Event['type']]: boolean | ((event: Extract<Event, { type: Type }>) => boolean);
};

/** Answers for an event by a table of all kinds of events. */
export function revealsBy<Event extends GameEvent>(table: Revelations<Event>): (event: Event) => boolean {
  return (event) => {
    const answer = table[event.type as Event['type']] as boolean | ((event: Event) => boolean);
    return typeof answer === 'function' ? answer(event) : answer;
  };
}

/**
 * Whether a move that led to `after` stands: it is final, or something hidden came to light. Then
 * it is not taken back.
 */
export function stands(module: GameModule, move: string, after: unknown): boolean {
  return module.moves[move]?.final === true || module.events(after).some((event) => module.reveals(event));
}
