import { bestOfFew, valued } from '../../kit/index.ts';
import type { Features, Heuristics, LegalMove, PlayerID } from '../../kit/index.ts';
import { standIn } from '../legal.ts';
import { pickMove } from '../pick.ts';
import { homeOf } from '../catalogue/civilisations.ts';
import { FAVOUR_EVERY, LAST_ROUND_AT } from '../catalogue/numbers.ts';
import { isMasterpiece } from '../catalogue/objects.ts';
import { patronOf } from '../catalogue/patrons.ts';
import type { Continent, ObjectId, PatronId } from '../catalogue/types.ts';
import { openMoves } from '../open.ts';
import { exhibited, playerOf } from '../state.ts';
import type { Basket, ForeignPurchase, Payment, View } from '../state.ts';
import { Holdings, valueOf } from './holdings.ts';
import { liking } from './liking.ts';

/** Worth of a point of value in hand, while there is time to pay with it or to exhibit it. */
const IN_HAND = 0.5;
/** Worth of a point of value in one's own storeroom, from which cards can return. */
const STORED = 0.3;
/** Share of a hand card's gain for collections that counts already. */
const HOPED = 0.45;
/** A token is a point, and can pay. */
const PRESTIGE = 1.15;
const FAVOUR = 1.6;
/** Weight of the rivals' gain, shared among all rivals. */
const RIVALRY = 0.5;
/** Points on the track that the leading player gains per round. */
const PACE = 6;
/** From this many rounds before the end on, a hand loses worth. */
const LONG = 2.5;
/** Penalty to expect, beside the present tokens of Public Opinion, while there is time for more. */
const FEARED = 0.5;
/** Worth of an unknown card. */
const USUAL = 2.7;

/** A lead of this many points makes a win e times as likely. */
const SCALE = 9;

/** Number of candidate moves that a playout compares. */
const GUESSES = 3;

export const heuristics: Heuristics<View> = {
  candidates: (G, _ctx, playerID) => {
    const eyes = new Eyes(G, playerID);
    return valued(openMoves(G, _ctx, playerID), (move) => eyes.worth(move));
  },
  liking,
  guess: (G, ctx, playerID, random) => {
    const eyes = new Eyes(G, playerID);
    return bestOfFew(
      () => pickMove(G, ctx, playerID, random),
      (move) => eyes.worth(move),
      GUESSES,
    );
  },
  settled: (G, ctx, playerID) => (G.step.kind === 'arrangement' ? standIn(G, ctx, playerID) : null),
  isDecided: (G) => G.step.kind === 'arrangement' || G.step.kind === 'over',
  features,
  prospects: (G) => G.players.map((_, index) => new Eyes(G, String(index)).standing()),
  taken: (G, playerID) => {
    const { museum, experts, patron } = playerOf(G, playerID);
    return [...museum, ...experts, patron].filter((card) => card !== null);
  },
  spread: 2,
  scale: SCALE,
  horizon: () => 12,
};

/** A state in numbers. The turns still to come are among them, and what hands can buy. */
function features(G: View): Features {
  const cards = Object.values(G.deckSizes).reduce((sum, size) => sum + size, 0);
  const tokens = Object.values(G.opinion).reduce((sum, count) => sum + count, 0);
  const turn = G.order.indexOf(G.active) / G.order.length;
  const isOver = G.step.kind === 'arrangement' || G.step.kind === 'over' ? 1 : 0;
  return {
    players: G.players.map((_, index) => new Eyes(G, String(index)).features()),
    table: [roundsLeft(G) / 8, G.lastRound ? 1 : 0, G.round / 10, turn, cards / 60, tokens / 5, isOver, G.players.length / 4],
  };
}

/** Estimates the rounds after this turn from the score tracks. */
function roundsLeft(G: View): number {
  if (G.lastRound) return 0;
  let most = 0;
  for (const { score } of G.players) most = Math.max(most, score);
  return Math.max(0.5, (LAST_ROUND_AT - most) / PACE);
}

/** Evaluates the table for one player. */
class Eyes {
  readonly #G: View;
  readonly #playerID: PlayerID;
  /**
   * How much of its worth a hand still has, and a card in the storeroom, which takes longer to use;
   * from 1 down to 0.
   */
  readonly #time: number;
  readonly #timeStored: number;
  readonly #ahead: number;
  readonly #holdings: Holdings;

  constructor(G: View, playerID: PlayerID) {
    this.#G = G;
    this.#playerID = playerID;
    const rounds = roundsLeft(G);
    const turn = this.#hasTurn() ? 0.6 : 0;
    this.#time = Math.min(1, (rounds + turn) / LONG);
    this.#timeStored = Math.min(1, Math.max(0, rounds - 0.7) / LONG);
    this.#ahead = Math.min(1, rounds / 4);
    this.#holdings = new Holdings(playerOf(G, playerID), this.#ahead);
  }

  /** The player's expected final points. */
  standing(): number {
    const { score, prestige, pool, hand, handSize, favourCount, experts } = playerOf(this.#G, this.#playerID);
    const held = hand === null ? handSize * this.#kept(USUAL) : hand.reduce((sum, card) => sum + this.held(card), 0);
    const abilities = experts.reduce((sum, expert) => sum + Math.min(2, this.#holdings.hired(expert)) * 0.5, 0);
    return (
      score +
      this.#holdings.worth() +
      PRESTIGE * prestige +
      held +
      pool.reduce((sum, card) => sum + this.stored(card), 0) +
      FAVOUR * this.#time * favourCount +
      abilities +
      this.#time * 2
    );
  }

  /** The player in numbers. */
  features(): number[] {
    const G = this.#G;
    const player = playerOf(G, this.#playerID);
    const { score, prestige, pool, favourCount, experts, handSize, hand, museum } = player;
    const values = (hand ?? []).map((card) => valueOf(card)).toSorted((a, b) => b - a);
    const value = values.reduce((sum, each) => sum + each, 0);
    const gains = (hand ?? []).map((card) => this.#holdings.gain(card)).toSorted((a, b) => b - a);
    const best = Math.max(0, ...(hand ?? []).map((card) => valueOf(card) + this.#holdings.gain(card)));
    const seats = G.order.length;
    const place = G.order.indexOf(this.#playerID);
    const isActive = G.active === this.#playerID;
    return [
      this.standing() / SCALE,
      score / 30,
      this.#holdings.worth() / 20,
      this.#holdings.worthAtEnd() / 20,
      prestige / 5,
      handSize / 6,
      value / 20,
      (values[0] ?? 0) / 6,
      ((values[0] ?? 0) + (values[1] ?? 0)) / 12,
      (gains[0] ?? 0) / 5,
      gains.reduce((sum, gain) => sum + gain, 0) / 20,
      best / 10,
      pool.length / 6,
      pool.reduce((sum, card) => sum + valueOf(card), 0) / 15,
      pool.reduce((sum, card) => sum + G.opinion[homeOf(card)], 0) / 5,
      pool.reduce((sum, card) => sum + this.#penalty(card), 0) / 5,
      favourCount / 3,
      experts.length / 3,
      exhibited(museum).length / 15,
      (FAVOUR_EVERY - (score % FAVOUR_EVERY)) / FAVOUR_EVERY,
      Math.max(0, score - LAST_ROUND_AT + 10) / 10,
      isActive && G.thisTurn.action === 'none' && this.#hasTurn() ? 1 : 0,
      isActive && this.#hasTurn() ? 1 : 0,
      !isActive && this.#hasTurn() ? 1 : 0,
      ((place - G.order.indexOf(G.active) + seats) % seats) / seats,
      place > G.order.indexOf(G.active) ? 1 : 0,
    ];
  }

  worth({ move, args }: LegalMove): number {
    const G = this.#G;
    const playerID = this.#playerID;
    switch (move) {
      case 'draw':
        return this.held(args[0] as ObjectId) - (playerID === G.active ? 0 : PRESTIGE * this.#rivalry());
      case 'askSecretary':
        return this.#taken([args[0] as ObjectId]) + 0.1;
      case 'buy':
        return this.#bought(args[0] as Basket);
      case 'buyForeign':
        return this.#boughtAbroad(args[0] as ForeignPurchase);
      case 'inventory':
        return this.#taken(args[0] as ObjectId[]) - 0.5;
      case 'playFavour':
        return this.#favoured(args[0] as string, args[1]);
      case 'discardFavours':
        return -(args[0] as string[]).reduce(
          (sum, favour) => sum + (favour.startsWith('F2') || favour.startsWith('F3') ? 1.5 : 1),
          0,
        );
      case 'discard':
        return -(args[0] as ObjectId[]).reduce((sum, card) => sum + this.held(card) - this.stored(card), 0);
      case 'mulligan': {
        const { hand } = playerOf(G, playerID);
        const held = (hand ?? []).reduce((sum, card) => sum + valueOf(card), 0);
        return args[0] === true ? 4 * USUAL - held : 0;
      }
      case 'choosePatron':
        return this.#patron(args[0] as PatronId);
      case 'chooseOpinion':
        return this.#opinion(args[0] as Continent);
      default:
        return 0;
    }
  }

  /** Worth of a card in hand, to pay with or to exhibit. */
  held(card: ObjectId): number {
    return this.#kept(valueOf(card)) + HOPED * this.#time * this.#holdings.gain(card);
  }

  /** Worth of a card in one's own storeroom, which returns or which others buy. */
  stored(card: ObjectId): number {
    return STORED * this.#timeStored * valueOf(card) + 0.25 * this.#timeStored * this.#holdings.gain(card) - this.#penalty(card);
  }

  #kept(value: number): number {
    return IN_HAND * this.#time * value;
  }

  #penalty(card: ObjectId): number {
    const tokens = this.#G.opinion[homeOf(card)];
    const feared = this.#G.options.opinionPenalty === 'perToken' ? tokens + FEARED * this.#ahead : Math.min(1, tokens);
    // With enough time, a player takes most stored cards back.
    return feared * (1 - 0.6 * this.#timeStored);
  }

  #hasTurn(): boolean {
    const { active, order, step } = this.#G;
    if (active === this.#playerID) return step.kind === 'action' || step.kind === 'explore' || step.kind === 'favours';
    return !this.#G.lastRound || order.indexOf(this.#playerID) > order.indexOf(active);
  }

  #rivalry(): number {
    return RIVALRY / Math.max(1, this.#G.players.length - 1);
  }

  /**
   * Worth of exhibiting these cards: points on the track, collections, a masterpiece's token, and
   * Favours at multiples of ten points.
   */
  #exhibited(cards: readonly ObjectId[]): number {
    const { score } = playerOf(this.#G, this.#playerID);
    let value = 0;
    for (const card of cards) value += valueOf(card) + (isMasterpiece(card) && this.#G.prestige > 0 ? PRESTIGE : 0);
    const favours = Math.floor((score + value) / FAVOUR_EVERY) - Math.floor(score / FAVOUR_EVERY);
    return value + this.#holdings.gainOfAll(cards) + FAVOUR * this.#time * favours;
  }

  #bought({ purchases, cards, prestige }: Basket): number {
    const { hand } = playerOf(this.#G, this.#playerID);
    const shown: ObjectId[] = [];
    for (const purchase of purchases) if ('card' in purchase) shown.push(purchase.card);
    let worth = this.#exhibited(shown) - this.#paid({ cards, prestige });
    for (const card of shown) worth -= hand?.includes(card) === true ? this.held(card) : this.stored(card);
    for (const purchase of purchases) if ('expert' in purchase) worth += this.#holdings.hired(purchase.expert);
    return worth;
  }

  #boughtAbroad({ card, cards, prestige }: ForeignPurchase): number {
    const rivalry = this.#rivalry();
    const given = cards.reduce((sum, each) => sum + STORED * this.#timeStored * valueOf(each) - this.#penalty(each), 0);
    const cost = cards.reduce((sum, each) => sum + this.held(each), 0) + PRESTIGE * (prestige + 1);
    const lost = STORED * this.#timeStored * valueOf(card) - this.#penalty(card);
    return this.#exhibited([card]) - cost - rivalry * (given - lost + PRESTIGE * (prestige + 1));
  }

  /** The cost of a payment: cards move to the storeroom, tokens to the supply. */
  #paid({ cards, prestige }: Payment): number {
    return cards.reduce((sum, card) => sum + this.held(card) - this.stored(card), 0) + PRESTIGE * prestige;
  }

  #taken(cards: readonly ObjectId[]): number {
    return cards.reduce((sum, card) => sum + this.held(card) - this.stored(card), 0);
  }

  #favoured(favour: string, target: unknown): number {
    const spent = FAVOUR * this.#time * 0.6;
    switch (favour.slice(0, 2)) {
      case 'F1':
        return this.#lessOpinion(target as Continent) - spent;
      case 'F2':
        return 3 * PRESTIGE - spent;
      case 'F3':
        return 2 * (this.#kept(USUAL) + 0.5) - spent;
      case 'F5':
        return this.held((target as ObjectId[])[0] as ObjectId) - spent;
      case 'F7':
        return this.#taken(target as ObjectId[]) - spent;
      case 'F9': {
        const [gave, took] = target as [ObjectId, ObjectId];
        const own = playerOf(this.#G, this.#playerID).pool.includes(took);
        return this.held(took) - this.held(gave) + (own ? this.stored(gave) - this.stored(took) : 0) - spent;
      }
      case 'F4':
        return 2 * IN_HAND + 0.2 - spent;
      case 'F6':
        return 3 * IN_HAND - spent;
      default:
        return 0.4 - spent;
    }
  }

  #lessOpinion(continent: Continent): number {
    const share = 1 - 0.6 * this.#timeStored;
    const stored = (pool: readonly ObjectId[]) => pool.filter((card) => homeOf(card) === continent).length * share;
    return this.#G.players.reduce(
      (sum, { pool }, index) => sum + stored(pool) * (String(index) === this.#playerID ? 1 : -this.#rivalry()),
      0,
    );
  }

  #opinion(continent: Continent): number {
    return -this.#lessOpinion(continent);
  }

  #patron(patron: PatronId): number {
    const { hand, museum, experts } = playerOf(this.#G, this.#playerID);
    const holdings = new Holdings({ museum, experts, patron }, 1);
    // Patrons without a continent have more matching cards in the decks.
    return holdings.gainOfAll(hand ?? []) + (patronOf(patron).goal.continent === undefined ? 0 : 1);
  }
}
