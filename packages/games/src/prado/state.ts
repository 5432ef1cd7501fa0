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
 * When a player wants to be asked whether to block: always, only when somebody else gets a photo,
 * never in this turn.
 */
export const reactionModes = ['always', 'photo', 'never'] as const;
export type ReactionMode = (typeof reactionModes)[number];

/**
 * What may be about to happen that a standing order is about, seen by who gave it; see
 * `rules/orders.ts`.
 */
export const orderOccasions = ['any', 'photo', 'dear', 'mission', 'first', 'past', 'visitor'] as const;
export type OrderOccasion = (typeof orderOccasions)[number];

/** What a standing order answers. `ask`: that the player is asked. */
export const orderAnswers = ['block', 'allow', 'ask'] as const;
export type OrderAnswer = (typeof orderAnswers)[number];

/** What a player has said beforehand about blocking, for when it comes to that. */
export interface StandingOrder {
  /** Whose cards it is about; null: anybody's. */
  who: PlayerID | null;
  when: OrderOccasion;
  answer: OrderAnswer;
}

/** One of the five rooms. Public. */
export interface RoomState {
  n: RoomNumber;
  /** `retired`: no painting was left to hang; from then on as good as closed. */
  state: 'open' | 'closed' | 'retired';
  painting: PaintingId | null;
  /** How many Visit cards lie on the painting, face down. */
  visitors: number;
  /** The first one stands nearest to the painting; at most three, without gaps. */
  queue: Token[];
}

/** A painting that was photographed. Public. */
export interface Photo {
  painting: PaintingId;
  /** Extra points of the last round's card (F5). */
  bonus: number;
}

export interface PlayerState {
  /** Secret: the player alone sees it. Null in a view of somebody else's hand. */
  hand: VisitType[] | null;
  /** Public, and always the length of `hand`. */
  handSize: number;
  /**
   * Three while the player has yet to choose, then the two that were kept; alone, all three. Secret
   * until the end, except alone. Null in a view of somebody else's.
   */
  missions: MissionId[] | null;
  /** Public: two of the missions are chosen. */
  ready: boolean;
  /** Public. */
  photos: Photo[];
  /**
   * Secret: what the player has laid aside for the slot card, until all who are asked have. Null
   * when nothing is.
   */
  laid: VisitType[] | null;
  /** Secret: when the player wants to be asked. */
  reactions: ReactionMode | null;
  /** Secret: the first one that fits decides. */
  orders: readonly StandingOrder[] | null;
}

/** A pile of next paintings. Public: the top lies face up. */
export interface PileState {
  size: number;
  top: PaintingId | null;
}

/** What the slot card changes for this round. Public. */
export interface RoundEffects {
  /** Basic actions in a Photography phase. */
  actions: number;
  jokerCost: number;
  /** No Security card may be played. */
  noSecurity: boolean;
  /** From a room one walks only to a neighbouring one. */
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
  /** All the others. Who of them has answered is nobody's business but theirs. */
  asked: PlayerID[];
}

/** Which painting is hung next. Public. */
export type Choice =
  | { kind: 'pile'; player: PlayerID; room: RoomNumber }
  /** Alone: one of the pile's two upper paintings is hung, the other goes back. */
  | { kind: 'hang'; player: PlayerID; room: RoomNumber; pile: PileName; shown: PaintingId[] };

/** The slot card asks for cards: each of `players` lays `min` to `max` of them aside. Public. */
export interface Laying {
  slot: SlotId;
  min: number;
  max: number;
  /** All who are asked; who has answered already is public, too. */
  players: PlayerID[];
}

/** How the match is played. Public. */
export interface Mode {
  /** Null unless one player is alone against the guard. */
  solo: Difficulty | null;
  guard: boolean;
  /** No window opens when nobody would be asked. */
  quick: boolean;
  /** How long a window stays open. */
  windowSeconds: number;
}

/** The match as a viewer may hold it. */
export interface View {
  mode: Mode;
  /** How many rounds the match has. */
  rounds: number;
  /** From 1; 0 while missions are chosen. */
  round: number;
  /** Who begins this round. */
  ticket: PlayerID;
  /** Rooms 1 to 5; clockwise in this order, the last next to the first. */
  rooms: RoomState[];
  /** Who is in the hall; never the guard. */
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
  /** What the guard has photographed; alone only. */
  guardPhotos: PaintingId[];
  effects: RoundEffects;
  /** Basic actions that are left in the Photography phase; null before it. */
  actionsLeft: number | null;
  window: Declaration | null;
  choice: Choice | null;
  laying: Laying | null;
  /**
   * What is still to be done before somebody is asked again, in this order; photos come before each
   * of them.
   */
  steps: Step[];
}

/** Something left to do. Public: it follows from what everybody saw. */
export type Step =
  /** Draws cards one by one. */
  | { t: 'draw'; player: PlayerID; count: number }
  /** Discards what was laid aside for the slot card. */
  | { t: 'discardLaid'; player: PlayerID }
  /** All pass on to the left what they have laid aside. */
  | { t: 'passLaid' }
  /** The action of `player`, once nobody blocks it. */
  | { t: 'act'; player: PlayerID; action: Action }
  /** Alone: a Security card has come up; the guard clears his room. */
  | { t: 'expel'; cause: PlayerID }
  /** Alone: the guard draws a card and carries it out. */
  | { t: 'guardDraw' }
  | { t: 'guardCard'; card: VisitType };

/** The match as the server holds it. */
export interface State extends View {
  players: FullPlayer[];
  /** Secret from everybody; the last card is the top one. */
  entrance: VisitType[];
  /**
   * Secret from everybody: the cards on the painting of each room, by room number less one; the
   * last one lies on top.
   */
  stacks: VisitType[][];
  /** Only the tops are public; the last painting is the top one. */
  pileCards: Record<PileName, PaintingId[]>;
  /** Only the next one is public; the last one is next. */
  slots: SlotId[];
  /** Secret: who has let the declared action go on, or had the server do so. */
  passed: PlayerID[];
  /**
   * Secret: who will not block. They are among those who have passed once the window's time is
   * over.
   */
  waived: PlayerID[];
  /**
   * Secret: after how many milliseconds each who is asked would block the declared action by a
   * standing order.
   */
  delays: Record<PlayerID, number>;
  /** How many windows there were. */
  windows: number;
  /** The phase that has begun: the engine asks once before a phase begins whether it is over. */
  begun: PhaseName | null;
  /** The last round is over. */
  over: boolean;
  /** What the last move did. Partly secret: each viewer gets its own form. */
  events: PradoEvent[];
}

export type PhaseName = 'missions' | 'slot' | 'walk' | 'guard' | 'turns';

export interface FullPlayer extends PlayerState {
  hand: VisitType[];
  missions: MissionId[];
  reactions: ReactionMode;
  orders: readonly StandingOrder[];
  /**
   * Secret from everybody: what `reactions` goes back to after a turn in which the player did not
   * want to be asked.
   */
  usualReactions: ReactionMode;
}

/** The player with this id. @throws RangeError when nobody has it */
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

/** The cards on the painting of a room; the last one lies on top. */
export function stackAt(G: State, n: RoomNumber): VisitType[] {
  return G.stacks[n - 1] as VisitType[];
}
