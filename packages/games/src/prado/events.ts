import type { EventFields, GameEvent, PlayerID } from '../kit/index.ts';
import type {
  Action,
  Token,
  Direction,
  MissionId,
  PaintingId,
  PileName,
  RoomNumber,
  SlotId,
  VisitType,
} from './catalogue/types.ts';

/** The cause: a player (by player id), the guard (`guard`), or the slot card (`slot`). */
export type Doer = string;

/**
 * Whether the others may block. `opened`: a window opens. `skipped`: at a quick table nobody would
 * be asked. `impossible`: nobody may block in this round, or in solo play.
 */
export type Asking = 'opened' | 'skipped' | 'impossible';

/** The events of Prado, as in the log. Null cards are secret from the viewer. */
export type PradoEvent = GameEvent &
  /** `missions` is null in other players' views. */
  (
    | { type: 'keptMissions'; player: PlayerID; missions: MissionId[] | null }
    | { type: 'round'; round: number; rounds: number; ticket: PlayerID }
    | { type: 'slot'; slot: SlotId; ticket: PlayerID }
    /** The slot card had no effect. */
    | { type: 'slotVoid'; slot: SlotId }
    | { type: 'turn'; player: PlayerID }
    /** The Photography phase began. */
    | { type: 'photography'; player: PlayerID; actions: number }
    /** `cards` is null in other players' views. */
    | { type: 'drew'; player: PlayerID; count: number; cards: VisitType[] | null }
    /** The exit was shuffled and became the entrance. */
    | { type: 'reshuffled'; count: number }
    /** Cards went from a hand to the exit. */
    | { type: 'discarded'; player: PlayerID; cards: VisitType[]; cause: 'slot' | 'limit' }
    /** A card was passed to the left (S17); only the two players know it. */
    | { type: 'handed'; player: PlayerID; to: PlayerID; card: VisitType | null }
    /** A card, or a Joker's cards, with the complete choice. */
    | { type: 'declared'; player: PlayerID; cards: VisitType[]; joker: boolean; action: Action; window: Asking }
    /** `ordered`: whether a standing order of `by` blocked; null in other players' views. */
    | { type: 'blocked'; player: PlayerID; by: PlayerID; cards: VisitType[]; action: Action; ordered: boolean | null }
    /** A token entered a room at `place` (1 to 3); `from` is null when it came from the hall. */
    | { type: 'moved'; player: PlayerID; from: RoomNumber | null; to: RoomNumber; place: number }
    /** A token passed the one in front and is at `place` now. */
    | { type: 'overtook'; player: PlayerID; room: RoomNumber; token: Token; place: number }
    | { type: 'helped'; player: PlayerID; room: RoomNumber; card: VisitType | null }
    /** A visitor was moved face down from room to room. */
    | { type: 'visitorMoved'; by: Doer; from: RoomNumber; to: RoomNumber }
    | { type: 'visitorsCame'; room: RoomNumber; count: number }
    /** Visitors went to the exit, face up. */
    | { type: 'visitorsLeft'; by: Doer; room: RoomNumber; cards: VisitType[] }
    /**
     * Photographers returned to the hall. `guard`: the last one had no room when the guard came.
     */
    | { type: 'toHall'; players: PlayerID[]; cause: 'slot' | 'guard' | 'retired' }
    /** The first of a queue went to its end (S08). */
    | { type: 'steppedBack'; player: PlayerID; room: RoomNumber }
    /** The top of both piles went to the bottom (S15). */
    | { type: 'pilesTurned'; tops: Record<PileName, PaintingId | null> }
    /** A painting was taken down without a photo (S16). */
    | { type: 'lent'; room: RoomNumber; painting: PaintingId }
    /** The guard walked `steps` rooms; `from` and `to` may be equal. */
    | { type: 'walked'; from: RoomNumber; to: RoomNumber; direction: Direction; steps: number }
    /** Solo play: the card that the guard drew. */
    | { type: 'guardDrew'; card: VisitType }
    /** Solo play: the card's effect was impossible. */
    | { type: 'guardIdle'; card: VisitType }
    /**
     * Solo play: a Security card was revealed through `cause`, a player or the guard; the guard
     * clears his room.
     */
    | { type: 'alarm'; cause: Token; room: RoomNumber }
    /** A photo; `player` is `guard` when the guard took it. */
    | { type: 'photo'; player: Token; room: RoomNumber; painting: PaintingId; bonus: number }
    /** Solo play: the two paintings of which the player hangs one. */
    | { type: 'looked'; player: PlayerID; pile: PileName; paintings: PaintingId[] }
    /** `by`: the player who chose it; null when there was no choice. */
    | { type: 'hung'; by: PlayerID | null; room: RoomNumber; painting: PaintingId; pile: PileName; visitors: number }
    /** Solo play: the other painting was put back. */
    | { type: 'putBack'; player: PlayerID; painting: PaintingId; pile: PileName; rest: 'top' | 'bottom' }
    /** No painting was left for this room. */
    | { type: 'retired'; room: RoomNumber }
    | { type: 'won'; players: PlayerID[]; total: number }
    /** Solo play: the result. `missing`: the missions that were not fulfilled. */
    | { type: 'beatGuard'; player: PlayerID; total: number; guard: number }
    | { type: 'lost'; player: PlayerID; total: number; guard: number; missing: MissionId[] }
  );

export const eventFields: EventFields<PradoEvent> = {
  keptMissions: ['player', 'missions'],
  round: ['round', 'rounds', 'ticket'],
  slot: ['slot', 'ticket'],
  slotVoid: ['slot'],
  turn: ['player'],
  photography: ['player', 'actions'],
  drew: ['player', 'count', 'cards'],
  reshuffled: ['count'],
  discarded: ['player', 'cards', 'cause'],
  handed: ['player', 'to', 'card'],
  declared: ['player', 'cards', 'joker', 'action', 'window'],
  blocked: ['player', 'by', 'cards', 'action', 'ordered'],
  moved: ['player', 'from', 'to', 'place'],
  overtook: ['player', 'room', 'token', 'place'],
  helped: ['player', 'room', 'card'],
  visitorMoved: ['by', 'from', 'to'],
  visitorsCame: ['room', 'count'],
  visitorsLeft: ['by', 'room', 'cards'],
  toHall: ['players', 'cause'],
  steppedBack: ['player', 'room'],
  pilesTurned: ['tops'],
  lent: ['room', 'painting'],
  walked: ['from', 'to', 'direction', 'steps'],
  guardDrew: ['card'],
  guardIdle: ['card'],
  alarm: ['cause', 'room'],
  photo: ['player', 'room', 'painting', 'bonus'],
  looked: ['player', 'pile', 'paintings'],
  hung: ['by', 'room', 'painting', 'pile', 'visitors'],
  putBack: ['player', 'painting', 'pile', 'rest'],
  retired: ['room'],
  won: ['players', 'total'],
  beatGuard: ['player', 'total', 'guard'],
  lost: ['player', 'total', 'guard', 'missing'],
};
