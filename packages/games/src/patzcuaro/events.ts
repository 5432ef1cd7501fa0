import type { EventFields, GameEvent, PlayerID } from '../kit/index.ts';
import type { Level, Steps, CardId } from './catalogue/types.ts';

/** Why a player drew cards from the deck. */
export type DrawCause = 'space' | 'flip' | 'fallback' | 'gift';

/**
 * The action at the end of a journey: use the space's actions, flip the player card, or draw a
 * single card (1.4).
 */
export const travelModes = ['act', 'flip', 'draw1'] as const;
export type TravelMode = (typeof travelModes)[number];

/**
 * The events of Pátzcuaro, as in the log. `space` is a position on the route, levels are 1 to 3.
 */
export type PatzcuaroEvent = GameEvent &
  (
    | { type: 'moved'; player: PlayerID; from: number; to: number; steps: Steps; mode: TravelMode; spaceId: string }
    /** A choice was made; `option` counts from 0. */
    | { type: 'chose'; player: PlayerID; spaceId: string; option: number }
    | { type: 'traded'; player: PlayerID; position: number; spaceId: string; placed: CardId[]; taken: CardId[] }
    | { type: 'placed'; player: PlayerID; card: CardId; level: Level; cause: 'space' | 'gift' | 'last' }
    /** An altar action had no effect, since the altar was complete. */
    | { type: 'void'; player: PlayerID }
    | { type: 'passed'; player: PlayerID; cause: 'gift' | 'last' }
    /** `cards` is null in other players' views; `count` is 0 if the deck was empty. */
    | { type: 'drew'; player: PlayerID; count: number; cards: CardId[] | null; cause: DrawCause }
    /**
     * `to` is the position that gets the card; null if the arrow points to no shop. `card` is null
     * also if the deck was empty.
     */
    | { type: 'revealed'; player: PlayerID; to: number | null; spaceId: string | null; card: CardId | null }
    | { type: 'flipped'; player: PlayerID }
    | { type: 'levelCompleted'; player: PlayerID; level: Level }
    | { type: 'altarCompleted'; player: PlayerID }
    | { type: 'deckEmpty' }
    /**
     * One for each triggerer (1.8 ③): a complete altar, or else the turn in which the deck ran out.
     */
    /** `cause` is null in logs of an earlier release, which did not record it. */
    | { type: 'endTriggered'; player: PlayerID; cause: 'altar' | 'emptyDeck' | null }
    /** These players may place one more card. */
    | { type: 'lastPlacements'; players: PlayerID[] }
    | { type: 'turn'; player: PlayerID }
    | { type: 'won'; players: PlayerID[]; total: number }
  );

export const eventFields: EventFields<PatzcuaroEvent> = {
  moved: ['player', 'from', 'to', 'steps', 'mode', 'spaceId'],
  chose: ['player', 'spaceId', 'option'],
  traded: ['player', 'position', 'spaceId', 'placed', 'taken'],
  placed: ['player', 'card', 'level', 'cause'],
  void: ['player'],
  passed: ['player', 'cause'],
  drew: ['player', 'count', 'cards', 'cause'],
  revealed: ['player', 'to', 'spaceId', 'card'],
  flipped: ['player'],
  levelCompleted: ['player', 'level'],
  altarCompleted: ['player'],
  deckEmpty: [],
  endTriggered: ['player', 'cause'],
  lastPlacements: ['players'],
  turn: ['player'],
  won: ['players', 'total'],
};
