/**
 * Whether a move is the one that a step waits for: the same name, and the same arguments if the
 * step gives any.
 */
export function isSameMove(
  awaited: { move: string; args?: readonly unknown[] },
  move: string,
  args: readonly unknown[],
): boolean {
  return awaited.move === move && (awaited.args === undefined || JSON.stringify(awaited.args) === JSON.stringify(args));
}
