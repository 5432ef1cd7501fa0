/**
 * Whether random tests play everything, as with `npm test -- --long`; otherwise they play a sample.
 */
export const isLong = process.env['LONG'] !== undefined;

/** How often a random test is run: `count` times in a long run, otherwise `sample` times. */
export function inLong(count: number, sample = 1): number {
  return isLong ? count : sample;
}
