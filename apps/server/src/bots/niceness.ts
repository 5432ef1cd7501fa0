/** The lowest priority that there is, as `nice` counts. */
const NICEST = 19;
/** Added to the process's niceness for a bot's thread. */
const INCREMENT = 10;

/**
 * The niceness of a bot's thread.
 *
 * @param own the process's niceness, which the operator may have raised; only root can lower it
 */
export function botNiceness(own: number): number {
  return Math.min(own + INCREMENT, NICEST);
}
