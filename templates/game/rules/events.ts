import type { EventFields, GameEvent, PlayerID } from '../kit/index.ts';
import type { Kind } from './catalogue/kinds.ts';

/** The events of the game, as in the log. Shelves count from 0. */
export type NewgameEvent = GameEvent &
  (
    | { type: 'turn'; player: PlayerID }
    | { type: 'took'; player: PlayerID; kind: Kind; shelf: number }
    /** The last piece is taken; the guesses follow. */
    | { type: 'emptied' }
    | { type: 'guessed'; player: PlayerID; kind: Kind }
    /**
     * The letter of `player` is revealed at the end. `found`: whether the other player guessed it.
     */
    | { type: 'opened'; player: PlayerID; letter: Kind; found: boolean }
    | { type: 'won'; players: PlayerID[]; total: number }
  );

export const eventFields: EventFields<NewgameEvent> = {
  turn: ['player'],
  took: ['player', 'kind', 'shelf'],
  emptied: [],
  guessed: ['player', 'kind'],
  opened: ['player', 'letter', 'found'],
  won: ['players', 'total'],
};
