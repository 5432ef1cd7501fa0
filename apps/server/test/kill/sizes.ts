const more: Readonly<Record<string, readonly number[]>> = { patzcuaro: [4], prado: [3] };

/** How many people play each match of a game: two, and in some games a second party with more. */
export function sizesOf(game: string): readonly number[] {
  return [2, ...(more[game] ?? [])];
}
