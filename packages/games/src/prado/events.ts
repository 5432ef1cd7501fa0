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

/**
 * Whose doing it is: a player's, by player id, the guard's (`guard`), or the slot card's (`slot`).
 */
export type Doer = string;

/**
 * Whether the others are asked if they block: a window opens; it is skipped at a quick table
 * because nobody would be asked; or in this round, and alone, nobody may block.
 */
export type Asking = 'opened' | 'skipped' | 'impossible';

/**
 * What may happen in Prado, in the words of the log. Where a card is null, the viewer may not know
 * it.
 */
export type PradoEvent = GameEvent &
  /** `missions` is null for everybody but the player. */
  (
    | { type: 'keptMissions'; player: PlayerID; missions: MissionId[] | null }
    | { type: 'round'; round: number; rounds: number; ticket: PlayerID }
    | { type: 'slot'; slot: SlotId; ticket: PlayerID }
    /** The slot card found nothing to do. */
    | { type: 'slotVoid'; slot: SlotId }
    | { type: 'turn'; player: PlayerID }
    /** The Photography phase begins. */
    | { type: 'photography'; player: PlayerID; actions: number }
    /** `cards` is null for everybody but the player. */
    | { type: 'drew'; player: PlayerID; count: number; cards: VisitType[] | null }
    /** The exit was shuffled and is the entrance now. */
    | { type: 'reshuffled'; count: number }
    /** Cards from a hand to the exit. */
    | { type: 'discarded'; player: PlayerID; cards: VisitType[]; cause: 'slot' | 'limit' }
    /** A card passed to the left (S17); known to the two. */
    | { type: 'handed'; player: PlayerID; to: PlayerID; card: VisitType | null }
    /** A card, or a Joker's cards, with all that was chosen. */
    | { type: 'declared'; player: PlayerID; cards: VisitType[]; joker: boolean; action: Action; window: Asking }
    /** `ordered`: so a standing order of `by` wanted it; null for everybody else. */
    | { type: 'blocked'; player: PlayerID; by: PlayerID; cards: VisitType[]; action: Action; ordered: boolean | null }
    /**
     * A token went to a room and stands at `place` (1 to 3); `from` is null when it comes from the
     * hall.
     */
    | { type: 'moved'; player: PlayerID; from: RoomNumber | null; to: RoomNumber; place: number }
    /** A token went past the one in front and stands at `place` now. */
    | { type: 'overtook'; player: PlayerID; room: RoomNumber; token: Token; place: number }
    | { type: 'helped'; player: PlayerID; room: RoomNumber; card: VisitType | null }
    /** A visitor went from room to room, unseen. */
    | { type: 'visitorMoved'; by: Doer; from: RoomNumber; to: RoomNumber }
    | { type: 'visitorsCame'; room: RoomNumber; count: number }
    /** Visitors went to the exit, face up. */
    | { type: 'visitorsLeft'; by: Doer; room: RoomNumber; cards: VisitType[] }
    /**
     * Photographers went back to the hall. `guard`: there was no room for the last one when he
     * came.
     */
    | { type: 'toHall'; players: PlayerID[]; cause: 'slot' | 'guard' | 'retired' }
    /** The first of a queue went to its end (S08). */
    | { type: 'steppedBack'; player: PlayerID; room: RoomNumber }
    /** The top of both piles went to the bottom (S15). */
    | { type: 'pilesTurned'; tops: Record<PileName, PaintingId | null> }
    /** A painting was taken down before anybody photographed it (S16). */
    | { type: 'lent'; room: RoomNumber; painting: PaintingId }
    /** The guard walked `steps` rooms; `from` and `to` may be the same. */
    | { type: 'walked'; from: RoomNumber; to: RoomNumber; direction: Direction; steps: number }
    /** Alone: the card that the guard drew. */
    | { type: 'guardDrew'; card: VisitType }
    /** Alone: what the card asks cannot be done. */
    | { type: 'guardIdle'; card: VisitType }
    /**
     * Alone: a Security card came up with `cause`, a player or the guard; the guard clears his
     * room.
     */
    | { type: 'alarm'; cause: Token; room: RoomNumber }
    /** Click! `player` is `guard` when he took it. */
    | { type: 'photo'; player: Token; room: RoomNumber; painting: PaintingId; bonus: number }
    /** Alone: the two paintings of which the player hangs one. */
    | { type: 'looked'; player: PlayerID; pile: PileName; paintings: PaintingId[] }
    /** `by`: who chose it; null when there was nothing to choose. */
    | { type: 'hung'; by: PlayerID | null; room: RoomNumber; painting: PaintingId; pile: PileName; visitors: number }
    /** Alone: the other of the two paintings went back. */
    | { type: 'putBack'; player: PlayerID; painting: PaintingId; pile: PileName; rest: 'top' | 'bottom' }
    /** No painting was left for this room. */
    | { type: 'retired'; room: RoomNumber }
    | { type: 'won'; players: PlayerID[]; total: number }
    /** Alone: how it ended. `missing` are missions that were not fulfilled. */
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
