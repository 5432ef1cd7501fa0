/**
 * Whether a move is the one that a step waits for: of that name, with these arguments where it
 * names any.
 */
export function isSameMove(
  awaited: { move: string; args?: readonly unknown[] },
  move: string,
  args: readonly unknown[],
): boolean {
  return awaited.move === move && (awaited.args === undefined || JSON.stringify(awaited.args) === JSON.stringify(args));
}
