import type { GameEvent, GameModule } from './module.ts';

/**
 * For each kind of event, whether it shows hidden information to somebody against its owner's will.
 * A card from the deck does, for every player who sees it. A card that its owner plays from the
 * hand does not, so that a slip of the finger can be undone.
 */
export type Revelations<Event extends GameEvent> = {
  readonly [Type in Event['type']]: boolean | ((event: Extract<Event, { type: Type }>) => boolean);
};

/** Builds `reveals` from a table of all kinds of events. */
export function revealsBy<Event extends GameEvent>(table: Revelations<Event>): (event: Event) => boolean {
  return (event) => {
    const answer = table[event.type as Event['type']] as boolean | ((event: Event) => boolean);
    return typeof answer === 'function' ? answer(event) : answer;
  };
}

/**
 * Whether a move that led to `after` cannot be undone: it is final, or has shown hidden
 * information.
 */
export function stands(module: GameModule, move: string, after: unknown): boolean {
  return module.moves[move]?.final === true || module.events(after).some((event) => module.reveals(event));
}
