/**
 * The player who did what an event of the game tells, or one of the game's own figures; undefined
 * where nobody did it.
 */
export function doerOf(event: { type: string }): string | undefined {
  // Where an event names who did it, `player` is the player to whom it was done.
  const { by, player } = event as { by?: string | null; player?: string };
  return by === undefined ? player : (by ?? undefined);
}
