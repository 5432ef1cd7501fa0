import { expertOf } from '../catalogue/experts.ts';
import { CIVILISATION_POINTS, COLLECTION_FROM, DOMAIN_POINTS } from '../catalogue/numbers.ts';
import { objects } from '../catalogue/objects.ts';
import { meetsGoal, patronOf, patrons } from '../catalogue/patrons.ts';
import { civilisations, domains } from '../catalogue/types.ts';
import type { ExpertId, ObjectId, PatronId } from '../catalogue/types.ts';
import type { PlayerState } from '../state.ts';

/**
 * Share of all collections' points that an arrangement reaches, since an Object has only one place.
 */
const REACHED = { civilisation: 0.9, domain: 0.6 };
/**
 * Worth of one and of two cards of a collection while there is time for more, and of each further
 * card beside its points.
 */
const BEGUN = [0, 0.4, 1.4] as const;
const GROWING = 0.3;
/** Weight of progress towards a Patron's next level while there is time to reach it. */
const ON_THE_WAY = 0.6;
/** Worth of the Experts' abilities to a player with much time left. */
const ABILITY: Readonly<Record<string, number>> = {
  mentor: 4,
  limits: 1.5,
  ignorePenalties: 3,
  drawFavours: 2.5,
  supplyPaysFee: 1.5,
  secretary: 3,
};
/** Worth of an Expert's bonuses for cards still to come. */
const TO_COME = 1.2;

const noCivilisations: readonly number[] = civilisations.map(() => 0);
const noDomains: readonly number[] = domains.map(() => 0);

/** An Object as numbers. */
interface Piece {
  civilisation: number;
  domain: number;
  value: number;
}

const pieces: ReadonlyMap<ObjectId, Piece> = new Map(
  objects.map(({ id, civilisation, domain, value }) => [
    id,
    { civilisation: civilisations.indexOf(civilisation), domain: domains.indexOf(domain), value },
  ]),
);

/** The Objects that count for each Patron. */
const wanted: ReadonlyMap<PatronId, ReadonlySet<ObjectId>> = new Map(
  patrons.map(({ id, goal }) => [id, new Set(objects.flatMap((object) => (meetsGoal(goal, object.id) ? [object.id] : [])))]),
);
const nothing: ReadonlySet<ObjectId> = new Set();

function pieceOf(card: ObjectId): Piece {
  return pieces.get(card) as Piece;
}

/** Cost and points of an Object. */
export function valueOf(card: ObjectId): number {
  return pieceOf(card).value;
}

/**
 * Estimates the worth of a player's museum and Experts. Ignores the Objects' places, which the
 * final arrangement decides.
 */
export class Holdings {
  /** From 1, with much time left, to 0 at the end. */
  readonly #ahead: number;
  readonly #byCivilisation = noCivilisations.slice();
  /** The civilisations of each domain as a set of bits, and their number. */
  readonly #present = noDomains.slice();
  readonly #different = noDomains.slice();
  readonly #wanted: ReadonlySet<ObjectId>;
  readonly #levels: readonly (readonly [number, number])[];
  #goalCards = 0;
  /** The civilisations and domains with an Expert's bonus, as sets of bits. */
  #bonusCivilisations = 0;
  #bonusDomains = 0;
  #worth: number | null = null;
  readonly #gains = new Map<ObjectId, number>();

  constructor({ museum, experts, patron }: Pick<PlayerState, 'museum' | 'experts' | 'patron'>, ahead: number) {
    this.#ahead = ahead;
    this.#wanted = (patron === null ? undefined : wanted.get(patron)) ?? nothing;
    this.#levels = patron === null ? [] : patronOf(patron).levels;
    for (const expert of experts) {
      const { effect } = expertOf(expert);
      if (effect.type === 'civilisationBonus') this.#bonusCivilisations |= 1 << civilisations.indexOf(effect.civilisation);
      if (effect.type === 'domainBonus') this.#bonusDomains |= 1 << domains.indexOf(effect.domain);
    }
    for (const card of museum) if (card !== null) this.#add(card);
  }

  #add(card: ObjectId): void {
    const { civilisation, domain } = pieceOf(card);
    this.#byCivilisation[civilisation] = (this.#byCivilisation[civilisation] as number) + 1;
    if (this.#wanted.has(card)) this.#goalCards += 1;
    const present = this.#present[domain] as number;
    if (((present >> civilisation) & 1) === 1) return;
    this.#present[domain] = present | (1 << civilisation);
    this.#different[domain] = (this.#different[domain] as number) + 1;
  }

  /** Points for collections, bonuses and the Patron. */
  worth(): number {
    this.#worth ??= this.#sum(this.#ahead);
    return this.#worth;
  }

  /** `worth` if nothing could be added any more. */
  worthAtEnd(): number {
    return this.#sum(0);
  }

  #sum(ahead: number): number {
    let sum = this.#patronWorth(ahead);
    for (let i = 0; i < noCivilisations.length; i++) {
      const cards = this.#byCivilisation[i] as number;
      if (cards === 0) continue;
      sum += REACHED.civilisation * grown(CIVILISATION_POINTS, cards, ahead);
      if (((this.#bonusCivilisations >> i) & 1) === 1) sum += bonus(cards, ahead);
    }
    for (let i = 0; i < noDomains.length; i++) {
      const different = this.#different[i] as number;
      if (different === 0) continue;
      sum += REACHED.domain * grown(DOMAIN_POINTS, different, ahead);
      if (((this.#bonusDomains >> i) & 1) === 1) sum += bonus(different, ahead);
    }
    return sum;
  }

  /** Additional worth with this Object. */
  gain(card: ObjectId): number {
    let gain = this.#gains.get(card);
    if (gain === undefined) {
      gain = this.#worthWith([card], 0) - this.worth();
      this.#gains.set(card, gain);
    }
    return gain;
  }

  /** Additional worth with all these Objects together. */
  gainOfAll(cards: readonly ObjectId[]): number {
    const [card] = cards;
    return card !== undefined && cards.length === 1 ? this.gain(card) : this.#worthWith(cards, 0) - this.worth();
  }

  /** The worth with the Objects from this index on; leaves the holdings as they are. */
  #worthWith(cards: readonly ObjectId[], index: number): number {
    const card = cards[index];
    if (card === undefined) return this.#sum(this.#ahead);
    const { civilisation, domain } = pieceOf(card);
    const present = this.#present[domain] as number;
    const different = this.#different[domain] as number;
    this.#add(card);
    const worth = this.#worthWith(cards, index + 1);
    this.#byCivilisation[civilisation] = (this.#byCivilisation[civilisation] as number) - 1;
    this.#present[domain] = present;
    this.#different[domain] = different;
    if (this.#wanted.has(card)) this.#goalCards -= 1;
    return worth;
  }

  /** Additional worth with this Expert. */
  hired(expert: ExpertId): number {
    const { effect } = expertOf(expert);
    if (effect.type === 'civilisationBonus') {
      return (
        bonus(this.#byCivilisation[civilisations.indexOf(effect.civilisation)] as number, this.#ahead) + this.#ahead * TO_COME
      );
    }
    if (effect.type === 'domainBonus') {
      return bonus(this.#different[domains.indexOf(effect.domain)] as number, this.#ahead) + this.#ahead * 2 * TO_COME;
    }
    const worth = ABILITY[effect.type] ?? 0;
    return effect.type === 'ignorePenalties' ? worth : this.#ahead * worth;
  }

  #patronWorth(ahead: number): number {
    let [below, points] = [0, 0];
    for (const [cards, reward] of this.#levels) {
      if (this.#goalCards < cards) {
        const way = (this.#goalCards - below) / (cards - below);
        return points + ahead * ON_THE_WAY * way * way * (reward - points);
      }
      [below, points] = [cards, reward];
    }
    return points;
  }
}

function bonus(cards: number, ahead: number): number {
  return cards >= COLLECTION_FROM ? cards * 0.9 : ahead * cards * 0.6;
}

function grown(points: readonly number[], size: number, ahead: number): number {
  if (size < COLLECTION_FROM) return ahead * (BEGUN[size] as number);
  const reached = points[Math.min(size - COLLECTION_FROM, points.length - 1)] as number;
  const next = points[size - COLLECTION_FROM + 1] ?? reached;
  return reached + ahead * GROWING * (next - reached);
}
