import type { PlayerID, ViewCtx } from '../../kit/index.ts';
import { countsFor, inMuseum, missionOf, missions } from '../catalogue/missions.ts';
import { paintingOf, paintings } from '../catalogue/paintings.ts';
import { GUARD } from '../catalogue/types.ts';
import type { Action, MissionId, PaintingId, VisitType } from '../catalogue/types.ts';
import { preview } from '../rules/preview.ts';
import { whereIs } from '../rules/rooms.ts';
import { playerOf } from '../state.ts';
import type { View } from '../state.ts';

/** What a hand card is worth. */
const CARD: Readonly<Record<VisitType, number>> = { move: 0.6, help: 0.9, change: 0.7, security: 0.8 };
/** How many actions a hand card is. */
const USE: Readonly<Record<VisitType, number>> = { move: 0.5, help: 1, change: 1, security: 0.4 };
/** What a photo of somebody else counts against it. */
const RIVALRY = 0.8;
/** Alone, what a photo of the guard counts. */
const GUARDED = 1;
/**
 * How a painting is worth less for each action that it still takes: in this turn, beyond it, and to
 * who has no turn now.
 */
const SURE = 0.93;
const LATER = 0.8;
const PATIENCE = 0.75;
/**
 * What it is worth to stand before a painting that cannot be had in this turn, and to who has no
 * turn now, of the painting.
 */
const TOMORROW = 0.7;
const WAITING = 0.7;
/** An action that is not needed where one stands. */
const ACTION = 0.35;
/** What a card is worth that one gets by helping. */
const CARD_FROM_HELP = 1.2;
/** A hand beyond the limit goes to the exit. */
const MOST_HELD = 4;
/** Paintings that one photographs in a round, if all goes well. */
const PACE = 0.9;
/** Alone, what a painting is worth that a mission needs: without it the match is lost. */
const NEEDED = 6;
/** What the guard gains on who is alone, in points a round. */
const GUARDS_LEAD = 0.5;
/** Alone, so many paintings a round help a mission, and so many the same one. */
const HELPFUL = 0.82;
const HELPFUL_TO_ONE = 0.5;
/** Of the chance, what counts only where there are both points and missions. */
const BOTH = 0.7;

const countingFor: ReadonlyMap<MissionId, ReadonlySet<PaintingId>> = new Map(
  missions.map((mission) => [
    mission.id,
    new Set(paintings.filter((painting) => countsFor(mission, painting)).map(({ id }) => id)),
  ]),
);

/**
 * What the paintings are worth to everybody as a match stands. Made for one look: it does not
 * follow what changes.
 */
export class Look {
  readonly #G: View;
  /** Whose turn it is; null when nobody's is. */
  readonly #current: PlayerID | null;
  readonly #rivalry: number;
  readonly #known = new Map<string, number>();

  constructor(G: View, { phase, currentPlayer }: Pick<ViewCtx, 'phase' | 'currentPlayer'>) {
    this.#G = G;
    this.#rivalry = G.mode.solo === null ? RIVALRY : GUARDED;
    this.#current = phase === 'turns' ? currentPlayer : null;
  }

  /** Points, and what it does for missions as far as they are known. */
  painting(token: string, painting: PaintingId): number {
    const key = `${token} ${painting}`;
    let worth = this.#known.get(key);
    if (worth === undefined) {
      worth = this.#painting(token, painting);
      this.#known.set(key, worth);
    }
    return worth;
  }

  #painting(token: string, painting: PaintingId): number {
    const { commonMission, effects, mode } = this.#G;
    const { points } = paintingOf(painting);
    if (token === GUARD) return points + this.#help(commonMission, token, painting);
    const own = this.#missionsOf(token).reduce((sum, mission) => {
      if (mode.solo === null) return sum + this.#help(mission, token, painting);
      return sum + (this.#missing(mission, token) > 0 && counts(mission, painting) ? NEEDED : 0);
    }, 0);
    return points + effects.bonus + own + this.#help(commonMission, token, painting);
  }

  /** What a painting does for a mission: the later ones more than the first. */
  #help(mission: MissionId, token: string, painting: PaintingId): number {
    if (!counts(mission, painting)) return 0;
    const { needed, points } = missionOf(mission);
    const missing = this.#missing(mission, token);
    return missing <= 0 ? 0 : (points * (needed - missing + 1)) / ((needed * (needed + 1)) / 2);
  }

  #missing(mission: MissionId, token: string): number {
    return missionOf(mission).needed - this.#owned(token).filter((painting) => counts(mission, painting)).length;
  }

  #owned(token: string): readonly PaintingId[] {
    return token === GUARD ? this.#G.guardPhotos : playerOf(this.#G, token).photos.map(({ painting }) => painting);
  }

  #missionsOf(token: string): readonly MissionId[] {
    const { missions, ready } = playerOf(this.#G, token);
    return ready ? (missions ?? []) : [];
  }

  /** What a player still does in this turn, in actions. */
  actions(playerID: PlayerID): number {
    const { actionsLeft, effects } = this.#G;
    if (playerID !== this.#current) return 0;
    if (actionsLeft !== null) return actionsLeft;
    const { hand, handSize } = playerOf(this.#G, playerID);
    return effects.actions + (hand === null ? handSize * 0.7 : usesOf(hand));
  }

  /** What is lost by doing no more than so many actions in this turn. */
  less(playerID: PlayerID, actions: number): number {
    const room = whereIs(this.#G, playerID);
    const now = this.actions(playerID);
    if (room === null || room.painting === null) return ACTION * (actions - now);
    const place = room.queue.indexOf(playerID);
    const worth = this.painting(playerID, room.painting);
    return near(worth, room.visitors + place, actions) - near(worth, room.visitors + place, now);
  }

  /**
   * What changes for the player by an action: photos that are taken at once, and how near everybody
   * stands to one.
   *
   * @param spent how many of the player's actions it takes
   */
  action(playerID: PlayerID, action: Action, spent: number): number {
    const seen = preview(this.#G, playerID, action);
    if (seen === null) return -10;
    const before = this.actions(playerID);
    const after = before - spent + (action.type === 'help' && this.#G.actionsLeft === null ? 0.7 : 0);
    let value = action.type === 'help' ? CARD_FROM_HELP : 0;
    for (const { player, painting } of seen.photos) {
      value += player === playerID ? this.painting(playerID, painting) : -this.#rivalry * this.painting(player, painting);
    }
    const stood = whereIs(this.#G, playerID)?.n ?? null;
    let [stands, judged] = [false, false];
    for (const { room, visitors, queue } of seen.rooms) {
      const { painting } = this.#G.rooms[room - 1] ?? {};
      if (painting === null || painting === undefined) continue;
      const taken = seen.photos.some((photo) => photo.room === room);
      if (!taken) value += this.#hope(playerID, painting, visitors.after, queue.after, after);
      value -= this.#hope(playerID, painting, visitors.before, queue.before, before);
      if (!taken && queue.after.includes(playerID)) stands = true;
      if (room === stood) judged = true;
    }
    // In the hall before, or after: what is left to do counts all the same.
    if (stood === null) value -= ACTION * before;
    if (!stands && (judged || stood === null)) value += ACTION * after;
    if (!judged && stood !== null) value += this.less(playerID, after);
    return value;
  }

  /**
   * What it is worth to stand in this queue, before a painting with so many visitors; what it is
   * worth to others counts against it.
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

  /** What blocking the declared action brings. */
  block(playerID: PlayerID): number {
    const { window } = this.#G;
    if (window === null) return 0;
    const gain = this.action(window.player, window.action, 1);
    const seen = preview(this.#G, window.player, window.action);
    const loss = (seen?.photos ?? []).some(({ player }) => player === playerID) ? 5 : 0;
    return (gain * this.#rivalry) / Math.max(1, this.#G.players.length - 1) - CARD.security - loss;
  }

  /**
   * What a player has beside the points of the moment: place, cards, and how far the missions have
   * come.
   */
  outlook(playerID: PlayerID): number {
    const { rounds, round, commonMission } = this.#G;
    const left = Math.max(0, rounds - round + 0.5);
    const missions = [commonMission, ...this.#missionsOf(playerID)];
    const ways = missions.reduce((sum, mission) => sum + this.#way(mission, playerID, left), 0);
    return this.#held(playerID, left) + this.#stands(playerID, left) + ways;
  }

  #held(playerID: PlayerID, left: number): number {
    const { hand, handSize } = playerOf(this.#G, playerID);
    const held = hand === null ? 0.75 * handSize : costOf(hand);
    return Math.min(1, left / 1.5) * Math.min(held, MOST_HELD);
  }

  /** What it is worth to stand where one stands. */
  #stands(playerID: PlayerID, left: number): number {
    const room = whereIs(this.#G, playerID);
    const actions = this.actions(playerID);
    if (room === null || room.painting === null) return ACTION * actions;
    const value = this.painting(playerID, room.painting);
    const effort = room.visitors + room.queue.indexOf(playerID);
    return playerID === this.#current ? near(value, effort, actions) : Math.min(1, left) * far(value, effort);
  }

  /**
   * Alone: what the chance against the guard seems to be, from 0 to 1. Points and missions are both
   * needed, and each counts by itself, too.
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
      const soon = painting !== null && counts(mission, painting) ? likely : 0;
      return Math.max(0, this.#missing(mission, playerID) - soon);
    });
    const all = missing.reduce((sum, count) => sum + count, 0);
    const slack = Math.min(HELPFUL * left - all, HELPFUL_TO_ONE * left - Math.max(0, ...missing));
    const points = sigmoid((hoped - GUARDS_LEAD * left) / (2 + left));
    const missions = all === 0 ? 1 : sigmoid(slack / (0.5 + 0.1 * left));
    return BOTH * points * missions + ((1 - BOTH) * (points + missions)) / 2;
  }

  /** The painting before which a player stands, and how likely the photo is. */
  #next(playerID: PlayerID): { painting: PaintingId | null; likely: number } {
    const room = whereIs(this.#G, playerID);
    if (room === null || room.painting === null) return { painting: null, likely: 0 };
    const effort = room.visitors + room.queue.indexOf(playerID);
    const actions = playerID === this.#current ? this.actions(playerID) : 0;
    const likely = playerID === this.#current ? SURE ** Math.min(effort, actions) : WAITING * PATIENCE ** effort;
    const late = playerID === this.#current && effort > actions ? TOMORROW * LATER ** (effort - actions) : 1;
    return { painting: room.painting, likely: likely * late };
  }

  /** What a mission that is not fulfilled will bring, as far as it has come and there is time. */
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

function counts(mission: MissionId, painting: PaintingId): boolean {
  return countingFor.get(mission)?.has(painting) === true;
}

/**
 * What a painting is worth to who has so many actions in this turn, and needs so many to be first
 * before it, without visitors.
 */
function near(worth: number, effort: number, actions: number): number {
  if (effort <= actions) return worth * SURE ** effort + ACTION * (actions - effort);
  return worth * SURE ** actions * TOMORROW * LATER ** (effort - actions);
}

/** What it is worth to who has no turn now. */
function far(worth: number, effort: number): number {
  return worth * WAITING * PATIENCE ** effort;
}

/** How many actions these cards are. */
export function usesOf(cards: readonly VisitType[]): number {
  return cards.reduce((sum, card) => sum + USE[card], 0);
}

/** What cards are worth in a hand. */
export function costOf(cards: readonly VisitType[]): number {
  return cards.reduce((sum, card) => sum + CARD[card], 0);
}

/**
 * What a mission will bring whose paintings one has yet to find: those that hang often, and of
 * which few are needed.
 */
export function promise(mission: MissionId): number {
  const { needed, points } = missionOf(mission);
  return (points * inMuseum(missionOf(mission))) / needed ** 2;
}
