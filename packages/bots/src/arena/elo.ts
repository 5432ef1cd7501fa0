/** The matches of one player against others who all play alike. */
export interface Encounter {
  one: string;
  others: string;
  /** The number of seats. */
  seats: number;
  matches: number;
  /** Matches won by `one`; a shared win counts in part. */
  won: number;
}

/** A player's strength, and the half width of its 95 % interval, in Elo points. */
export interface Rating {
  player: string;
  elo: number;
  within: number;
}

/** Elo points for a tenfold strength. */
const SCALE = 400;
const POINTS = SCALE / Math.LN10;
/** Standard deviations that contain 95 % of a normal distribution. */
const Z = 1.96;
/**
 * Each encounter counts one match more, of which each seat won its share, so that no rating is
 * infinite.
 */
const PRIOR = 1;
const ROUNDS = 200;

/**
 * The ratings that fit the encounters best. In a match of several seats, a player wins in
 * proportion to their strength (Luce, "Individual Choice Behavior", 1959); with two seats this is
 * Elo's model.
 *
 * @param anchor this player has 0 points
 * @returns the strongest first; the interval is that of the difference to the anchor
 */
export function ratings(encounters: readonly Encounter[], anchor: string): Rating[] {
  const names = [...new Set(encounters.flatMap(({ one, others }) => [one, others]))];
  if (!names.includes(anchor)) throw new RangeError(`${anchor} has not played`);
  const free = names.filter((name) => name !== anchor);
  const strength = free.map(() => 0);
  const indexOf = new Map(free.map((name, index) => [name, index]));
  let information = identity(free.length);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = free.map(() => 0);
    information = free.map(() => free.map(() => 0));
    for (const { one, others, seats, matches, won } of encounters) {
      const [a, b] = [indexOf.get(one), indexOf.get(others)];
      const lead = (a === undefined ? 0 : (strength[a] ?? 0)) - (b === undefined ? 0 : (strength[b] ?? 0));
      const share = 1 / (1 + (seats - 1) * Math.exp(-lead));
      const all = matches + PRIOR;
      const surprise = won + PRIOR / seats - all * share;
      const weight = all * share * (1 - share);
      for (const [index, sign] of [[a, 1] as const, [b, -1] as const]) {
        if (index === undefined) continue;
        gradient[index] = (gradient[index] ?? 0) + sign * surprise;
        for (const [other, otherSign] of [[a, 1] as const, [b, -1] as const]) {
          const row = information[index];
          if (row !== undefined && other !== undefined) row[other] = (row[other] ?? 0) + sign * otherSign * weight;
        }
      }
    }
    const step = product(inverse(information), gradient);
    // Newton's steps are too long far from the solution.
    for (const [index, each] of step.entries()) strength[index] = (strength[index] ?? 0) + Math.max(-1, Math.min(1, each));
  }
  const variance = inverse(information);
  return names
    .map((player): Rating => {
      const index = indexOf.get(player);
      if (index === undefined) return { player, elo: 0, within: 0 };
      return { player, elo: POINTS * (strength[index] ?? 0), within: POINTS * Z * Math.sqrt(variance[index]?.[index] ?? 0) };
    })
    .toSorted((a, b) => b.elo - a.elo);
}

function identity(size: number): number[][] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => Number(row === column)));
}

function product(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, each, index) => sum + each * (vector[index] ?? 0), 0));
}

/**
 * The inverse, by Gauss and Jordan.
 *
 * @throws RangeError for players whose matches do not connect them with the others
 */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...(identity(size)[index] ?? [])]);
  for (let column = 0; column < size; column++) {
    const pivot = rows[column] as number[];
    const head = pivot[column] ?? 0;
    // The matrix is positive definite, so its pivots are positive, unless it is singular.
    if (head < 1e-9) throw new RangeError('some players have not met any of the others');
    for (let i = 0; i < pivot.length; i++) pivot[i] = (pivot[i] ?? 0) / head;
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (index === column || factor === 0) continue;
      for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) - factor * (pivot[i] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}
