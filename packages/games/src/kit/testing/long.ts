/**
 * Whether random tests run completely, as with `npm test -- --long`; otherwise they play a sample.
 */
export const isLong = process.env['LONG'] !== undefined;

/** Number of runs of a random test: `count` in a long run, otherwise `sample`. */
export function inLong(count: number, sample = 1): number {
  return isLong ? count : sample;
}
