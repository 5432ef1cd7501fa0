/**
 * How far a judgement of a position is to be trusted in a game with a number of seats. All chances
 * are raised to a power, and scaled so that they sum up to 1 again: below 1 it moves them towards
 * each other, above 1 apart. The power grows from the start of a match to its end.
 */
export interface Correction {
  /** The power at the start of a match. */
  early: number;
  /** The power at the end of a match. */
  late: number;
  /**
   * The mean points of all players at the end of a match; a position's points show its progress.
   */
  points: number;
  /** For a lone player: added to the logarithm of the odds. */
  bias: number;
}

/** Judgements of other games and numbers of seats stay as they are. */
export const uncorrected: Correction = { early: 1, late: 1, points: 1, bias: 0 };

/**
 * By game and number of seats. Made with
 * `npm run arena -- calibration --fit --matches 400 --seed 1`, from matches of `sound` bots.
 */
export const corrections: Readonly<Record<string, Correction>> = {
  'patzcuaro 2': { early: 1.09, late: 1.74, points: 63, bias: 0 },
  'patzcuaro 3': { early: 1.09, late: 1.58, points: 59, bias: 0 },
  'patzcuaro 4': { early: 0.97, late: 1.73, points: 52, bias: 0 },
  'prado 1': { early: 0.82, late: 1.25, points: 55, bias: -0.26 },
  'prado 2': { early: 0.98, late: 1.26, points: 35, bias: 0 },
  'prado 3': { early: 0.93, late: 1.44, points: 37, bias: 0 },
  'prado 4': { early: 0.83, late: 1.56, points: 36, bias: 0 },
  'museum 2': { early: 0.84, late: 1.85, points: 83, bias: 0 },
  'museum 3': { early: 1.05, late: 1.6, points: 83, bias: 0 },
  'museum 4': { early: 0.94, late: 1.21, points: 83, bias: 0 },
};
