/**
 * The seeds of a random test: `count` numbers from `first` on. The environment variable `SEED`
 * replaces `first`, to repeat a failure or to try other matches.
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
 * Runs a random test with each of these seeds. When it fails, the message begins with the seed.
 *
 * @returns the results of the test, by seed
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
