import type { PlayerID } from '../kit/index.ts';
import type {
  Action,
  Difficulty,
  MissionId,
  PaintingId,
  PileName,
  RoomNumber,
  SlotId,
  Token,
  VisitType,
} from './catalogue/types.ts';
import type { PradoEvent } from './events.ts';

/**
 * When a player wants to be asked whether to block: always, only when another player gets a photo,
 * or never in this turn.
 */
export const reactionModes = ['always', 'photo', 'never'] as const;
export type ReactionMode = (typeof reactionModes)[number];

/** The condition of a standing order, from its owner's view; see `rules/orders.ts`. */
export const orderOccasions = ['any', 'photo', 'dear', 'mission', 'first', 'past', 'visitor'] as const;
export type OrderOccasion = (typeof orderOccasions)[number];

/** The answer of a standing order. `ask`: ask the player. */
export const orderAnswers = ['block', 'allow', 'ask'] as const;
export type OrderAnswer = (typeof orderAnswers)[number];

/** A player's advance decision about blocking. */
export interface StandingOrder {
  /** The player whose cards it is about; null for any player. */
  who: PlayerID | null;
  when: OrderOccasion;
  answer: OrderAnswer;
}

/** One of the five rooms. Public. */
export interface RoomState {
  n: RoomNumber;
  /** `retired`: no painting was left to hang; equivalent to closed. */
  state: 'open' | 'closed' | 'retired';
  painting: PaintingId | null;
  /** The number of Visit cards on the painting, face down. */
  visitors: number;
  /** The first one is nearest to the painting; at most three, without gaps. */
  queue: Token[];
}

/** A photographed painting. Public. */
export interface Photo {
  painting: PaintingId;
  /** Extra points of the last round's card (F5). */
  bonus: number;
}

export interface PlayerState {
  /** Secret: only the player sees it. Null in other players' views. */
  hand: VisitType[] | null;
  /** Public, and always the length of `hand`. */
  handSize: number;
  /**
   * Three before the choice, then the two kept ones; in solo play all three. Secret until the end,
   * except in solo play. Null in other players' views.
   */
  missions: MissionId[] | null;
  /** Public: whether two of the missions are chosen. */
  ready: boolean;
  /** Public. */
  photos: Photo[];
  /**
   * Secret until all asked players have answered: the cards laid aside for the slot card. Null when
   * there are none.
   */
  laid: VisitType[] | null;
  /** Secret: when the player wants to be asked. */
  reactions: ReactionMode | null;
  /** Secret. The first order that fits decides. */
  orders: readonly StandingOrder[] | null;
}

/** A pile of next paintings. Public: the top lies face up. */
export interface PileState {
  size: number;
  top: PaintingId | null;
}

/** The slot card's effects on this round. Public. */
export interface RoundEffects {
  /** Basic actions in a Photography phase. */
  actions: number;
  jokerCost: number;
  /** Whether Security cards may not be played. */
  noSecurity: boolean;
  /** Whether tokens in a room may only move to a neighbouring one. */
  neighboursOnly: boolean;
  /** Extra points for each painting photographed. */
  bonus: number;
}

/** A Visit card, or a Joker, that was declared and may be blocked. Public. */
export interface Declaration {
  /** Different for every window of a match. */
  id: string;
  player: PlayerID;
  /** The card, or those of the Joker; they lie on the exit already. */
  cards: VisitType[];
  joker: boolean;
  action: Action;
  /** All other players. Only the player concerned knows whether they have answered. */
  asked: PlayerID[];
}

/** The choice of the next painting. Public. */
export type Choice =
  | { kind: 'pile'; player: PlayerID; room: RoomNumber }
  /** Solo play: one of the pile's two upper paintings is hung, the other one put back. */
  | { kind: 'hang'; player: PlayerID; room: RoomNumber; pile: PileName; shown: PaintingId[] };

/** The slot card's request for cards: each of `players` lays `min` to `max` cards aside. Public. */
export interface Laying {
  slot: SlotId;
  min: number;
  max: number;
  /** All asked players. Whether they have answered is public, too. */
  players: PlayerID[];
}

/** How the match is played. Public. */
export interface Mode {
  /** The difficulty of solo play; null with several players. */
  solo: Difficulty | null;
  guard: boolean;
  /** Whether the window is skipped when nobody would be asked. */
  quick: boolean;
  /** In seconds. */
  windowSeconds: number;
}

/** The match as a viewer may see it. */
export interface View {
  mode: Mode;
  /** The number of rounds in the match. */
  rounds: number;
  /** From 1; 0 while missions are chosen. */
  round: number;
  /** The player who begins this round, the ticket holder. */
  ticket: PlayerID;
  /** Rooms 1 to 5, clockwise; the last is next to the first. */
  rooms: RoomState[];
  /** The players in the hall; never the guard. */
  hall: PlayerID[];
  entranceSize: number;
  /** Face up, the last card on top. */
  exit: VisitType[];
  piles: Record<PileName, PileState>;
  /** The slot card of this round, and the one of the next. */
  slot: SlotId | null;
  nextSlot: SlotId | null;
  commonMission: MissionId;
  /** By player id. */
  players: PlayerState[];
  /** The guard's photos, in solo play. */
  guardPhotos: PaintingId[];
  effects: RoundEffects;
  /** Basic actions that are left in the Photography phase; null before it. */
  actionsLeft: number | null;
  window: Declaration | null;
  choice: Choice | null;
  laying: Laying | null;
  /** The steps before the next question, in order. Photos are taken before each of them. */
  steps: Step[];
}

/** A step still to be carried out. Public, since it follows from public information. */
export type Step =
  /** Draws cards one by one. */
  | { t: 'draw'; player: PlayerID; count: number }
  /** Discards the cards laid aside for the slot card. */
  | { t: 'discardLaid'; player: PlayerID }
  /** All players pass the cards laid aside to the left. */
  | { t: 'passLaid' }
  /** The action of `player`, after nobody has blocked it. */
  | { t: 'act'; player: PlayerID; action: Action }
  /** Solo play: a Security card was revealed; the guard clears his room. */
  | { t: 'expel'; cause: PlayerID }
  /** Solo play: the guard draws a card and carries it out. */
  | { t: 'guardDraw' }
  | { t: 'guardCard'; card: VisitType };

/** The complete match, on the server only. */
export interface State extends View {
  players: FullPlayer[];
  /** Secret from all; the last card is the top one. */
  entrance: VisitType[];
  /**
   * Secret from all: the cards on the painting of each room, by room number minus one. The last
   * card is the top one.
   */
  stacks: VisitType[][];
  /** Only the tops are public; the last painting is the top one. */
  pileCards: Record<PileName, PaintingId[]>;
  /** Only the next one is public; the last one is next. */
  slots: SlotId[];
  /** Secret: the players who have allowed the declared action, or for whom the server did so. */
  passed: PlayerID[];
  /**
   * Secret: the players who will not block. They count as passed once the window's time is over.
   */
  waived: PlayerID[];
  /**
   * Secret: the delay, in milliseconds, after which each asked player would block by a standing
   * order.
   */
  delays: Record<PlayerID, number>;
  /** The number of windows so far. */
  windows: number;
  /** The phase that has begun. The engine checks once whether a phase is over before it begins. */
  begun: PhaseName | null;
  /** Whether the last round is over. */
  over: boolean;
  /** The events of the last move. Partly secret: each viewer gets their own form. */
  events: PradoEvent[];
}

export type PhaseName = 'missions' | 'slot' | 'walk' | 'guard' | 'turns';

export interface FullPlayer extends PlayerState {
  hand: VisitType[];
  missions: MissionId[];
  reactions: ReactionMode;
  orders: readonly StandingOrder[];
  /** Secret from all: the value that `reactions` returns to after a turn with `never`. */
  usualReactions: ReactionMode;
}

/** The player with this id. @throws RangeError for an unknown id */
export function playerOf(G: State, playerID: PlayerID): FullPlayer;
export function playerOf(G: View, playerID: PlayerID): PlayerState;
export function playerOf(G: View, playerID: PlayerID): PlayerState {
  const player = G.players[Number(playerID)];
  if (player === undefined) throw new RangeError(`no player ${playerID}`);
  return player;
}

/** The room with this number. */
export function roomAt(G: View, n: RoomNumber): RoomState {
  return G.rooms[n - 1] as RoomState;
}

/** The cards on the painting of a room; the last one is the top one. */
export function stackAt(G: State, n: RoomNumber): VisitType[] {
  return G.stacks[n - 1] as VisitType[];
}
