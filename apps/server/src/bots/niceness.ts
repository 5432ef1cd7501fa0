/** The lowest priority that there is, as `nice` counts. */
const NICEST = 19;
/** How much nicer a bot's thread is than the rest of the server. */
const INCREMENT = 10;

/**
 * The niceness of a bot's thread.
 *
 * @param own that of the process, which an operator may have raised; only root may lower it again
 */
export function botNiceness(own: number): number {
  return Math.min(own + INCREMENT, NICEST);
}
