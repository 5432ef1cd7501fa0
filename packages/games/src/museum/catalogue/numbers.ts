/** The numbers of the rules that are not printed on a card. */

/** Prestige tokens in all (1.10). */
export const PRESTIGE = 32;
/**
 * Maximum number of Public Opinion tokens on a continent (1.7): the box has 12 for the four
 * continents.
 */
export const OPINION_PER_CONTINENT = 3;

/** Face-up Objects of a continent, always and with a Headline that opens a third slot (1.3, 6). */
export const SLOTS = 2;
export const ALL_SLOTS = 3;
/** Face-up Experts (1.3). */
export const EXPERT_SPACES = 3;

/** Maximum total value of a first hand that may be thrown back (1.4). */
export const MULLIGAN_VALUE = 7;
/** Patrons to choose one from (1.4). */
export const PATRONS_OFFERED = 3;

/** Maximum number of Objects in hand at the end of one's turn, and of Favours at any time (1.6). */
export const HAND_LIMIT = 7;
export const FAVOUR_LIMIT = 3;

/** Prestige that a storeroom's owner gets from a player who buys there (1.6). */
export const FEE = 1;
/** Prestige to pay for an Object of a continent under customs (1.9). */
export const TOLL = 1;
/** A Favour is drawn at each multiple of this number on the track (1.6). */
export const FAVOUR_EVERY = 10;
/** Points on the track that end the game with the round (1.12). */
export const LAST_ROUND_AT = 50;

/** The smallest collection (1.13). */
export const COLLECTION_FROM = 3;
/**
 * Points by size, from `COLLECTION_FROM` on (1.13). The size of a civilisation collection is its
 * number of cards, the size of a domain collection its number of different civilisations.
 */
export const CIVILISATION_POINTS = [3, 5, 8, 12, 16, 21, 26, 31, 36, 41, 46, 51, 56] as const;
export const DOMAIN_POINTS = [3, 6, 10, 14, 19, 24, 30, 36, 42, 48] as const;

/** Points for each remaining Prestige (1.10). */
export const POINTS_PER_PRESTIGE = 1;
