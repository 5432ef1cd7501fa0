/** The games with a first match that teaches. `lessons.ts` has where each is found. */
export const learnable = ['patzcuaro', 'prado', 'museum'] as const;
export type Learnable = (typeof learnable)[number];

export function hasLesson(game: string): game is Learnable {
  return learnable.some((known) => known === game);
}
