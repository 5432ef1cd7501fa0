import { expertOf } from '../catalogue/experts.ts';
import { CIVILISATION_POINTS, COLLECTION_FROM, DOMAIN_POINTS } from '../catalogue/numbers.ts';
import { objects } from '../catalogue/objects.ts';
import { meetsGoal, patronOf } from '../catalogue/patrons.ts';
import { civilisations, domains } from '../catalogue/types.ts';
import type { ExpertId, ObjectId, PatronGoal } from '../catalogue/types.ts';
import { exhibited } from '../state.ts';
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

const CIVILISATIONS = civilisations.length;

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
  readonly #byCivilisation = new Int8Array(CIVILISATIONS);
  /**
   * Number of Objects of each domain by civilisation, and number of different civilisations of each
   * domain.
   */
  readonly #byDomain = new Int8Array(domains.length * CIVILISATIONS);
  readonly #different = new Int8Array(domains.length);
  readonly #goal: PatronGoal | null;
  readonly #levels: readonly (readonly [number, number])[];
  #goalCards = 0;
  readonly #bonusOf = new Set<string>();

  constructor({ museum, experts, patron }: Pick<PlayerState, 'museum' | 'experts' | 'patron'>, ahead: number) {
    this.#ahead = ahead;
    this.#goal = patron === null ? null : patronOf(patron).goal;
    this.#levels = patron === null ? [] : patronOf(patron).levels;
    for (const expert of experts) {
      const { effect } = expertOf(expert);
      if (effect.type === 'civilisationBonus') this.#bonusOf.add(effect.civilisation);
      if (effect.type === 'domainBonus') this.#bonusOf.add(effect.domain);
    }
    for (const card of exhibited(museum)) this.put(card, 1);
  }

  /** Adds an Object to the museum, or removes it. */
  put(card: ObjectId, count: 1 | -1): void {
    const { civilisation, domain } = pieceOf(card);
    this.#byCivilisation[civilisation] = (this.#byCivilisation[civilisation] as number) + count;
    const at = domain * CIVILISATIONS + civilisation;
    const before = this.#byDomain[at] as number;
    this.#byDomain[at] = before + count;
    const changed = before === 0 || before + count === 0;
    if (changed) this.#different[domain] = (this.#different[domain] as number) + count;
    if (this.#goal !== null && meetsGoal(this.#goal, card)) this.#goalCards += count;
  }

  /** Points for collections, bonuses and the Patron. */
  worth(): number {
    let sum = this.#patronWorth();
    for (let i = 0; i < CIVILISATIONS; i++) {
      const cards = this.#byCivilisation[i] as number;
      if (cards === 0) continue;
      sum += REACHED.civilisation * this.#grown(CIVILISATION_POINTS, cards);
      if (this.#bonusOf.has(civilisations[i] as string)) sum += this.#bonus(cards);
    }
    for (let i = 0; i < domains.length; i++) {
      const different = this.#different[i] as number;
      if (different === 0) continue;
      sum += REACHED.domain * this.#grown(DOMAIN_POINTS, different);
      if (this.#bonusOf.has(domains[i] as string)) sum += this.#bonus(different);
    }
    return sum;
  }

  /** Additional worth with this Object. */
  gain(card: ObjectId): number {
    const before = this.worth();
    this.put(card, 1);
    const after = this.worth();
    this.put(card, -1);
    return after - before;
  }

  /** Additional worth with this Expert. */
  hired(expert: ExpertId): number {
    const { effect } = expertOf(expert);
    if (effect.type === 'civilisationBonus') {
      return this.#bonus(this.#byCivilisation[civilisations.indexOf(effect.civilisation)] as number) + this.#ahead * TO_COME;
    }
    if (effect.type === 'domainBonus') {
      return this.#bonus(this.#different[domains.indexOf(effect.domain)] as number) + this.#ahead * 2 * TO_COME;
    }
    const worth = ABILITY[effect.type] ?? 0;
    return effect.type === 'ignorePenalties' ? worth : this.#ahead * worth;
  }

  #bonus(cards: number): number {
    return cards >= COLLECTION_FROM ? cards * 0.9 : this.#ahead * cards * 0.6;
  }

  #grown(points: readonly number[], size: number): number {
    if (size < COLLECTION_FROM) return this.#ahead * (BEGUN[size] as number);
    const reached = points[Math.min(size - COLLECTION_FROM, points.length - 1)] as number;
    const next = points[size - COLLECTION_FROM + 1] ?? reached;
    return reached + this.#ahead * GROWING * (next - reached);
  }

  #patronWorth(): number {
    let [below, points] = [0, 0];
    for (const [cards, reward] of this.#levels) {
      if (this.#goalCards < cards) {
        const way = (this.#goalCards - below) / (cards - below);
        return points + this.#ahead * ON_THE_WAY * way * way * (reward - points);
      }
      [below, points] = [cards, reward];
    }
    return points;
  }
}
