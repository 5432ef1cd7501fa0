/** The player, or figure of the game, who caused an event; undefined if there is none. */
export function doerOf(event: { type: string }): string | undefined {
  // In events with `by`, `player` is the player affected.
  const { by, player } = event as { by?: string | null; player?: string };
  return by === undefined ? player : (by ?? undefined);
}
