/** A name in both languages of the box. */
export interface Name {
  en: string;
  es: string;
}

/**
 * The four continents in their fixed order: America and the Pacific, Europe, Africa and the Middle
 * East, Asia.
 */
export const continents = ['AM', 'EU', 'AF', 'AS'] as const;
export type Continent = (typeof continents)[number];

/** The twelve civilisations, three to a continent. */
export const civilisations = ['INC', 'MAY', 'POL', 'GRE', 'ROM', 'CEL', 'PHO', 'EGY', 'MES', 'CHI', 'IND', 'JAP'] as const;
export type Civilisation = (typeof civilisations)[number];

export const domains = ['agriculture', 'architecture', 'culture', 'navigation', 'religion', 'war'] as const;
export type Domain = (typeof domains)[number];

/** `INC-01` … `JAP-15`. */
export type ObjectId = string;
/** `PO-AM-1` … `PO-AS-5`. */
export type OpinionId = string;
/** `E01` … `E24`. */
export type ExpertId = string;
/** `F1-1` … `F9-3`. */
export type FavourId = string;
/** `F1` … `F9`: the kinds of Favour cards. */
export type FavourKind = string;
/** `H01` … `H17`. */
export type HeadlineId = string;
/** `P01` … `P27`. */
export type PatronId = string;

/** An Object card (1.2). The name `Object` is taken by JavaScript. */
export interface DeckObject {
  id: ObjectId;
  civilisation: Civilisation;
  domain: Domain;
  /** Cost, points when exhibited, purchasing power when discarded. */
  value: 1 | 2 | 3 | 4 | 5;
  name: Name;
}

/** An Expert's effect for the player who hired them (7). */
export type ExpertEffect =
  | { type: 'civilisationBonus'; civilisation: Civilisation }
  | { type: 'domainBonus'; domain: Domain }
  /** Once per Furbish, one Object costs `count` less. */
  | { type: 'mentor'; count: number }
  | { type: 'limits'; hand: number; favours: number }
  /** At the end, the `cards` costliest stored cards bring no penalty. */
  | { type: 'ignorePenalties'; cards: number }
  | { type: 'drawFavours'; count: number }
  /** The supply pays the fee of a foreign purchase. */
  | { type: 'supplyPaysFee' }
  /** At the start of a Furbish, `count` cards of one's storeroom may be taken to hand. */
  | { type: 'secretary'; count: number };

export interface Expert {
  id: ExpertId;
  cost: number;
  effect: ExpertEffect;
  name: Name;
}

/** A Favour's effect when played (5). */
export type FavourEffect =
  | { type: 'removeOpinion' }
  | { type: 'gainPrestige'; count: number }
  | { type: 'drawFromDeck'; count: number }
  | { type: 'discountObject'; count: number }
  | { type: 'takeFromDisplay' }
  | { type: 'discountExpert'; count: number }
  | { type: 'poolToHand'; count: number }
  | { type: 'waiveFee' }
  /** The card taken from a storeroom may be worth up to `above` more than the one given for it. */
  | { type: 'swap'; above: number };

export interface Favour {
  kind: FavourKind;
  effect: FavourEffect;
  name: Name;
}

/** A Headline's effect on its round (6). */
export type HeadlineEffect =
  | { type: 'embargo'; continent: Continent }
  | { type: 'customs'; continent: Continent }
  | { type: 'thirdSlot'; continent: Continent }
  /** The first card of at least this value that a player exhibits in a turn brings a Prestige. */
  | { type: 'prestigeFor'; value: number }
  | { type: 'expertsCostMore'; count: number }
  | { type: 'noOpponentsDraw' }
  | { type: 'noForeignPurchase' }
  | { type: 'opinionWhereFewest' };

export interface Headline {
  id: HeadlineId;
  year: number | null;
  effect: HeadlineEffect;
  name: Name;
}

/** The exhibited Objects that a Patron counts; each field narrows them. */
export interface PatronGoal {
  civilisations?: readonly Civilisation[];
  domain?: Domain;
  continent?: Continent;
}

export interface Patron {
  id: PatronId;
  goal: PatronGoal;
  /** Number of cards and points, lowest first; only the highest level reached scores. */
  levels: readonly (readonly [cards: number, points: number])[];
  name: Name;
}

/** 0 to 24: 5 × row + column. */
export type Cell = number;

export const boardIds = ['basic', 'cloister', 'longGallery', 'twoWings', 'staircase'] as const;
export type BoardId = (typeof boardIds)[number];

/** A museum board (1.11, 8.6, 8.7). */
export interface Board {
  id: BoardId;
  name: Name;
  /** The nine cells of the main gallery, in rising order. */
  gallery: readonly Cell[];
  /** Pairs of neighbouring cells without a passage between them. */
  walls: readonly (readonly [Cell, Cell])[];
  /** Points when one collection fills the gallery, and when all 25 cells are filled. */
  galleryPoints: number;
  fullPoints: number;
}
