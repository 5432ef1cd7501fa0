/**
 * The seeds of a random test: `count` of them from `first` on, or from `SEED` of the environment
 * on, so that what failed is run again with the same chance, and other chances are tried.
 *
 * @throws RangeError when `SEED` is no whole number
 */
export function seedsFrom(first: number, count: number): number[] {
  const given = process.env['SEED'];
  const from = given === undefined ? first : Number(given);
  if (!Number.isSafeInteger(from) || from < 0 || given === '') throw new RangeError('SEED is a whole number, 0 or more');
  return Array.from({ length: count }, (_, index) => from + index);
}

/**
 * Runs a random test under each of these seeds; when it fails, the message begins with the seed.
 *
 * @returns what the test came to under each of them
 */
export function underSeeds<T>(first: number, count: number, test: (seed: number) => T): T[] {
  return seedsFrom(first, count).map((seed) => {
    try {
      return test(seed);
    } catch (error) {
      if (error instanceof Error) error.message = `SEED=${seed}: ${error.message}`;
      throw error;
    }
  });
}
