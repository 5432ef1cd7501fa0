/** One address may hold at most a fifth of the free ones. */
const PART = 5;

/**
 * How many of something (tables, connections) one address may hold: `most`, and fewer when few are
 * free. So a few greedy addresses never exhaust a limit for everybody: `n` of them leave about
 * `1/(n + 5)` of it free.
 */
export function allowanceOf(most: number, free: number): number {
  return Math.min(most, Math.ceil(Math.max(free, 0) / PART));
}
