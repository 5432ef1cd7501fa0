/** The eight items that cards show. */
export const items = ['candle', 'skull', 'marigold', 'lollipop', 'portrait', 'top', 'bottle', 'bread'] as const;
export type Item = (typeof items)[number];

/** The four colours; their symbols are flower, vase, cross and hummingbird. */
export const colors = ['pink', 'green', 'purple', 'yellow'] as const;
export type Color = (typeof colors)[number];

/** `P01` … `Y12`. */
export type CardId = string;

export interface Card {
  id: CardId;
  color: Color;
  /** With repeats; its length is the card's size. */
  items: readonly Item[];
}

/*
 * Actions and requirements are part of the match's state: a stored match, every page and
 * boardgame.io's clients hold them. Their fields therefore keep their short names: `t` and `k` are
 * the type, `c` a colour, `i` an item, `n` a number, `d` a direction, `a` and `o` the actions and
 * options, `reqs` the requirements of a trade.
 */

/** A condition that a traded card must meet (1.6). */
export type Requirement =
  | { k: 'any' }
  | { k: 'color'; c: Color }
  | { k: 'has'; i: Item }
  | { k: 'lacks'; i: Item }
  | { k: 'exact'; n: number }
  | { k: 'diffTop' };

/**
 * The pile for a revealed card, relative to the active space; `here` is the rules' notation without
 * an arrow.
 */
export type Direction = 'cw' | 'ccw' | 'across' | 'here';

/** Benefits that a space may give to other players (1.5): only these two. */
export type Benefit = { t: 'altar' } | { t: 'draw'; n: number };

/** The action of a space (1.5). */
export type Action =
  | Benefit
  | { t: 'trade'; reqs: readonly Requirement[] }
  | { t: 'reveal'; d: Direction }
  | { t: 'others'; a: readonly Benefit[] }
  | { t: 'choose'; o: readonly (readonly Action[])[] };

export type TileSide = 'A' | 'B';

export interface ShopTile {
  id: number;
  /** Names of the two sides. */
  name: Record<TileSide, { es: string; en: string }>;
  /** Actions of space 1 and space 2 of each side. */
  A: readonly [readonly Action[], readonly Action[]];
  B: readonly [readonly Action[], readonly Action[]];
}

export interface PatzcuaroTile {
  top: readonly Action[];
  bottom: readonly Action[];
}

export interface OnePetal {
  id: string;
  items: readonly Item[];
}

export type TwoPetals =
  | { id: string; kind: 'set'; set: Partial<Record<Color, number>>; points: number }
  | { id: string; kind: 'perYellow'; points: number }
  | { id: string; kind: 'noYellow'; points: number };

export interface ThreePetals {
  id: string;
  color: Color;
  items: Partial<Record<Item, number>>;
}

/** The three objectives of a match, by id. */
export interface ObjectiveIds {
  one: string;
  two: string;
  three: string;
}

/** A level of an altar, from below. */
export type Level = 1 | 2 | 3;

/** Number of unoccupied spaces that a token moves. */
export type Steps = 1 | 2 | 3;
