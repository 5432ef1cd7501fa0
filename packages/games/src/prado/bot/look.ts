import type { PlayerID, ViewCtx } from '../../kit/index.ts';
import { helps, inMuseum, missionOf } from '../catalogue/missions.ts';
import { paintingOf } from '../catalogue/paintings.ts';
import { GUARD } from '../catalogue/types.ts';
import type { Action, MissionId, PaintingId, VisitType } from '../catalogue/types.ts';
import { preview, type Preview } from '../rules/preview.ts';
import { turnDistance, whereIs } from '../rules/rooms.ts';
import { missionProgress } from '../scoring.ts';
import { playerOf, roomAt } from '../state.ts';
import type { RoomState, View } from '../state.ts';

/** Worth of a hand card. */
const CARD: Readonly<Record<VisitType, number>> = { move: 0.6, help: 0.9, change: 0.7, security: 0.8 };
/** Number of actions that a hand card is worth. */
const USE: Readonly<Record<VisitType, number>> = { move: 0.5, help: 1, change: 1, security: 0.4 };
/** Weight of a rival's photo. */
const RIVALRY = 0.8;
/** Weight of the guard's photo in solo play. */
const GUARDED = 1;
/**
 * Factor on a painting's worth per action still needed: within this turn, beyond it, and for
 * players not in turn.
 */
const SURE = 0.93;
const LATER = 0.8;
const PATIENCE = 0.75;
/**
 * Factor on a painting's worth for a player who cannot reach it in this turn, and for players not
 * in turn.
 */
const TOMORROW = 0.7;
const WAITING = 0.7;
/** Worth of an action that is not needed at the present place. */
const ACTION = 0.35;
/** Worth of the card gained by a Help. */
const CARD_FROM_HELP = 1.2;
/** Cap on the worth of a hand: cards beyond the limit are discarded. */
const MOST_HELD = 4;
/** Expected photos of a player per round. */
const PACE = 0.9;
/** Worth, in solo play, of a painting that a mission needs: without it the match is lost. */
const NEEDED = 6;
/** Points per round that the guard gains on a solo player. */
const GUARDS_LEAD = 0.5;
/** Solo play: paintings per round that help any mission, and that help the same one. */
const HELPFUL = 0.82;
const HELPFUL_TO_ONE = 0.5;
/** Weight of points and missions together in the chance to win; the rest weighs each on its own. */
const BOTH = 0.7;

/** Cached values of one token. */
interface Known {
  /** The paintings that it has photographed. */
  readonly owned: readonly PaintingId[];
  /** The worth of a photo of each painting judged so far. */
  readonly worths: Map<PaintingId, number>;
}

/** Cached values of one player's actions. */
interface Standing {
  /** The player's room; null in the hall. */
  readonly room: RoomState | null;
  /** The number of actions left in this turn. */
  readonly actions: number;
  /** The worth of each room's queue before the action, by room number; filled when needed. */
  readonly hopes: (number | undefined)[];
  readonly tried: Map<Action, Tried>;
}

/** The worth of a player's cards, of their place, and of the progress of their missions. */
interface Outlook {
  readonly held: number;
  readonly stands: number;
  readonly ways: number;
}

/**
 * An action's effects, null when it is illegal, and its worth by the number of actions that it
 * uses.
 */
interface Tried {
  readonly seen: Preview | null;
  readonly worths: { spent: number; worth: number }[];
}

/**
 * Worth of the paintings to each player at one moment of a match. It does not follow later changes.
 * Caches its results, since a search compares many actions that change the same few rooms.
 */
export class Look {
  readonly #G: View;
  /** The player in turn; null outside of turns. */
  readonly #current: PlayerID | null;
  readonly #rivalry: number;
  readonly #known = new Map<string, Known>();
  readonly #standings = new Map<PlayerID, Standing>();

  constructor(G: View, { phase, currentPlayer }: Pick<ViewCtx, 'phase' | 'currentPlayer'>) {
    this.#G = G;
    this.#rivalry = G.mode.solo === null ? RIVALRY : GUARDED;
    this.#current = phase === 'turns' ? currentPlayer : null;
  }

  /** Worth of a photo of this painting: points, and progress for the known missions. */
  painting(token: string, painting: PaintingId): number {
    const { worths } = this.#knownOf(token);
    let worth = worths.get(painting);
    if (worth === undefined) {
      worth = this.#painting(token, painting);
      worths.set(painting, worth);
    }
    return worth;
  }

  #knownOf(token: string): Known {
    let known = this.#known.get(token);
    if (known === undefined) {
      const { guardPhotos } = this.#G;
      const owned = token === GUARD ? guardPhotos : playerOf(this.#G, token).photos.map(({ painting }) => painting);
      known = { owned, worths: new Map() };
      this.#known.set(token, known);
    }
    return known;
  }

  #painting(token: string, painting: PaintingId): number {
    const { commonMission, effects, mode } = this.#G;
    const { points } = paintingOf(painting);
    if (token === GUARD) return points + this.#help(commonMission, token, painting);
    const own = this.#missionsOf(token).reduce((sum, mission) => {
      if (mode.solo === null) return sum + this.#help(mission, token, painting);
      return sum + (this.#missing(mission, token) > 0 && helps(painting, mission) ? NEEDED : 0);
    }, 0);
    return points + effects.bonus + own + this.#help(commonMission, token, painting);
  }

  /** Worth of a painting for a mission; more for later paintings than for the first. */
  #help(mission: MissionId, token: string, painting: PaintingId): number {
    if (!helps(painting, mission)) return 0;
    const { needed, points } = missionOf(mission);
    const missing = this.#missing(mission, token);
    return missing <= 0 ? 0 : (points * (needed - missing + 1)) / ((needed * (needed + 1)) / 2);
  }

  #missing(mission: MissionId, token: string): number {
    const { count, needed } = missionProgress(mission, this.#knownOf(token).owned);
    return needed - count;
  }

  #missionsOf(token: string): readonly MissionId[] {
    const { missions, ready } = playerOf(this.#G, token);
    return ready ? (missions ?? []) : [];
  }

  /** The number of actions that the player has left in this turn. */
  actions(playerID: PlayerID): number {
    const { actionsLeft, effects } = this.#G;
    if (playerID !== this.#current) return 0;
    if (actionsLeft !== null) return actionsLeft;
    const { hand, handSize } = playerOf(this.#G, playerID);
    return effects.actions + (hand === null ? handSize * 0.7 : usesOf(hand));
  }

  /** The change in worth with this number of actions in this turn instead of all. */
  less(playerID: PlayerID, actions: number): number {
    const { room, actions: now } = this.#standingOf(playerID);
    if (room === null || room.painting === null) return ACTION * (actions - now);
    const place = room.queue.indexOf(playerID);
    const worth = this.painting(playerID, room.painting);
    return near(worth, room.visitors + place, actions) - near(worth, room.visitors + place, now);
  }

  #standingOf(playerID: PlayerID): Standing {
    let standing = this.#standings.get(playerID);
    if (standing === undefined) {
      const room = whereIs(this.#G, playerID);
      standing = { room, actions: this.actions(playerID), hopes: [], tried: new Map() };
      this.#standings.set(playerID, standing);
    }
    return standing;
  }

  /**
   * The worth of an action to the player: immediate photos, and every token's distance to its next
   * photo.
   *
   * @param spent the number of the player's actions that it uses
   */
  action(playerID: PlayerID, action: Action, spent: number): number {
    const { seen, worths } = this.#tried(playerID, action);
    if (seen === null) return -10;
    for (const known of worths) if (known.spent === spent) return known.worth;
    const worth = this.#action(playerID, action, seen, spent);
    worths.push({ spent, worth });
    return worth;
  }

  #tried(playerID: PlayerID, action: Action): Tried {
    const { tried } = this.#standingOf(playerID);
    let found = tried.get(action);
    if (found === undefined) {
      found = { seen: preview(this.#G, playerID, action), worths: [] };
      tried.set(action, found);
    }
    return found;
  }

  #action(playerID: PlayerID, action: Action, seen: Preview, spent: number): number {
    const { room: stood, actions: before } = this.#standingOf(playerID);
    const after = before - spent + (action.type === 'help' && this.#G.actionsLeft === null ? 0.7 : 0);
    let value = action.type === 'help' ? CARD_FROM_HELP : 0;
    for (const { player, painting } of seen.photos) {
      value += player === playerID ? this.painting(playerID, painting) : -this.#rivalry * this.painting(player, painting);
    }
    let [stands, judged] = [false, false];
    for (const { room: n, visitors, queue } of seen.rooms) {
      const room = roomAt(this.#G, n);
      if (room.painting === null) continue;
      const taken = seen.photos.some((photo) => photo.room === n);
      if (!taken) value += this.#hope(playerID, room.painting, visitors.after, queue.after, after);
      value -= this.#hopeNow(playerID, room, room.painting);
      if (!taken && queue.after.includes(playerID)) stands = true;
      if (room === stood) judged = true;
    }
    // The remaining actions also count for a player who was in the hall before, or is there after.
    if (stood === null) value -= ACTION * before;
    if (!stands && (judged || stood === null)) value += ACTION * after;
    if (!judged && stood !== null) value += this.less(playerID, after);
    return value;
  }

  /** The worth of a room's queue before the action; see `#hope`. */
  #hopeNow(playerID: PlayerID, { n, visitors, queue }: RoomState, painting: PaintingId): number {
    const { hopes, actions } = this.#standingOf(playerID);
    return (hopes[n] ??= this.#hope(playerID, painting, visitors, queue, actions));
  }

  /**
   * Worth of a place in this queue, before a painting with this number of visitors. Its worth to
   * others counts against it.
   */
  #hope(playerID: PlayerID, painting: PaintingId, visitors: number, queue: readonly string[], actions: number): number {
    const { mode, players } = this.#G;
    let sum = 0;
    for (const [place, token] of queue.entries()) {
      if (token === GUARD && mode.solo === null) continue;
      const worth = this.painting(token, painting);
      const effort = visitors + place;
      if (token === playerID && token === this.#current) sum += near(worth, effort, actions);
      else if (token === playerID) sum += far(worth, effort);
      else sum -= (this.#rivalry * far(worth, effort)) / Math.max(1, players.length - 1);
    }
    return sum;
  }

  /** Worth of blocking the declared action. */
  block(playerID: PlayerID): number {
    const { window } = this.#G;
    if (window === null) return 0;
    const gain = this.action(window.player, window.action, 1);
    const { seen } = this.#tried(window.player, window.action);
    const loss = (seen?.photos ?? []).some(({ player }) => player === playerID) ? 5 : 0;
    return (gain * this.#rivalry) / Math.max(1, this.#G.players.length - 1) - CARD.security - loss;
  }

  /** A player's worth beside the present points: place, cards, and progress of missions. */
  outlook(playerID: PlayerID): number {
    const { held, stands, ways } = this.#outlook(playerID);
    return held + stands + ways;
  }

  #outlook(playerID: PlayerID): Outlook {
    const { rounds, round, commonMission } = this.#G;
    const left = Math.max(0, rounds - round + 0.5);
    let ways = this.#way(commonMission, playerID, left);
    for (const mission of this.#missionsOf(playerID)) ways += this.#way(mission, playerID, left);
    return { held: this.#held(playerID, left), stands: this.#stands(playerID, left), ways };
  }

  /** A player's outlook, in points, and their place, cards and missions in numbers. */
  features(playerID: PlayerID): { outlook: number; numbers: number[] } {
    const G = this.#G;
    const { commonMission, players } = G;
    const { hand, handSize, photos, missions } = playerOf(G, playerID);
    const { held, stands, ways } = this.#outlook(playerID);
    const { room, actions } = this.#standingOf(playerID);
    const painting = room?.painting ?? null;
    const effort = room === null ? 0 : room.visitors + room.queue.indexOf(playerID);
    const own = (missions ?? []).map((mission) => this.#missing(mission, playerID)).toSorted((a, b) => a - b);
    const common = this.#missing(commonMission, playerID);
    const seats = players.length;
    const fromTicket = turnDistance(G.ticket, playerID, seats) / seats;
    const currentFromTicket = this.#current === null ? fromTicket : turnDistance(G.ticket, this.#current, seats) / seats;
    const numbers = [
      held / 4,
      stands / 5,
      ways / 5,
      handSize / 4,
      amount(hand, 'move') / 2,
      amount(hand, 'help') / 2,
      amount(hand, 'change') / 2,
      amount(hand, 'security') / 2,
      actions / 5,
      painting === null ? 0 : this.painting(playerID, painting) / 6,
      painting === null ? 0 : paintingOf(painting).points / 5,
      painting === null ? 1 : 0,
      effort / 5,
      painting !== null && effort <= actions ? 1 : 0,
      photos.length / 5,
      Math.max(0, common) / 3,
      Math.max(0, own[0] ?? 3) / 3,
      Math.max(0, own[1] ?? 3) / 3,
      common === 1 ? 1 : 0,
      own.filter((missing) => missing === 1).length,
      playerID === this.#current ? 1 : 0,
      fromTicket > currentFromTicket ? 1 : 0,
      this.#current === null ? 0 : turnDistance(this.#current, playerID, seats) / seats,
      fromTicket,
    ];
    return { outlook: held + stands + ways, numbers };
  }

  #held(playerID: PlayerID, left: number): number {
    const { hand, handSize } = playerOf(this.#G, playerID);
    const held = hand === null ? 0.75 * handSize : costOf(hand);
    return Math.min(1, left / 1.5) * Math.min(held, MOST_HELD);
  }

  /** Worth of the player's present place. */
  #stands(playerID: PlayerID, left: number): number {
    const { room, actions } = this.#standingOf(playerID);
    if (room === null || room.painting === null) return ACTION * actions;
    const value = this.painting(playerID, room.painting);
    const effort = room.visitors + room.queue.indexOf(playerID);
    return playerID === this.#current ? near(value, effort, actions) : Math.min(1, left) * far(value, effort);
  }

  /**
   * Estimates the chance against the guard in solo play, from 0 to 1. A win needs both points and
   * missions, but each also counts on its own.
   *
   * @param lead in points
   */
  chanceAlone(playerID: PlayerID, lead: number): number {
    const { rounds, round, commonMission, effects } = this.#G;
    const left = Math.max(0, rounds - round + 0.5);
    const { painting, likely } = this.#next(playerID);
    const worth =
      painting === null ? 0 : paintingOf(painting).points + effects.bonus + this.#help(commonMission, playerID, painting);
    const hoped = lead + this.#held(playerID, left) + likely * worth + this.#way(commonMission, playerID, left);
    const missing = this.#missionsOf(playerID).map((mission) => {
      const soon = painting !== null && helps(painting, mission) ? likely : 0;
      return Math.max(0, this.#missing(mission, playerID) - soon);
    });
    const all = missing.reduce((sum, count) => sum + count, 0);
    const slack = Math.min(HELPFUL * left - all, HELPFUL_TO_ONE * left - Math.max(0, ...missing));
    const points = sigmoid((hoped - GUARDS_LEAD * left) / (2 + left));
    const missions = all === 0 ? 1 : sigmoid(slack / (0.5 + 0.1 * left));
    return BOTH * points * missions + ((1 - BOTH) * (points + missions)) / 2;
  }

  /** The painting before which a player stands, and the probability of the photo. */
  #next(playerID: PlayerID): { painting: PaintingId | null; likely: number } {
    const room = whereIs(this.#G, playerID);
    if (room === null || room.painting === null) return { painting: null, likely: 0 };
    const effort = room.visitors + room.queue.indexOf(playerID);
    const actions = playerID === this.#current ? this.actions(playerID) : 0;
    const likely = playerID === this.#current ? SURE ** Math.min(effort, actions) : WAITING * PATIENCE ** effort;
    const late = playerID === this.#current && effort > actions ? TOMORROW * LATER ** (effort - actions) : 1;
    return { painting: room.painting, likely: likely * late };
  }

  /** Expected points of an unfulfilled mission, given its progress and the time left. */
  #way(mission: MissionId, token: string, left: number): number {
    const { needed, points } = missionOf(mission);
    const missing = this.#missing(mission, token);
    if (missing <= 0) return 0;
    const done = (needed - missing) / needed;
    return points * done * Math.min(1, (left * PACE) / (2 * missing)) * 0.7;
  }
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/**
 * Worth of a painting to a player with `actions` actions in this turn who needs `effort` actions to
 * be first before it, without visitors.
 */
function near(worth: number, effort: number, actions: number): number {
  if (effort <= actions) return worth * SURE ** effort + ACTION * (actions - effort);
  return worth * SURE ** actions * TOMORROW * LATER ** (effort - actions);
}

/** Worth of a painting to a player not in turn. */
function far(worth: number, effort: number): number {
  return worth * WAITING * PATIENCE ** effort;
}

function amount(hand: readonly VisitType[] | null, type: VisitType): number {
  let count = 0;
  for (const card of hand ?? []) if (card === type) count += 1;
  return count;
}

/** The number of actions that these cards are worth. */
export function usesOf(cards: readonly VisitType[]): number {
  return cards.reduce((sum, card) => sum + USE[card], 0);
}

/** Worth of cards in hand. */
export function costOf(cards: readonly VisitType[]): number {
  return cards.reduce((sum, card) => sum + CARD[card], 0);
}

/**
 * Worth of a mission without photos yet. It grows with the number of matching paintings in the
 * museum and falls with the number needed.
 */
export function promise(mission: MissionId): number {
  const { needed, points } = missionOf(mission);
  return (points * inMuseum(missionOf(mission))) / needed ** 2;
}
