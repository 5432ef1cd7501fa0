/** The games of this page by the ids that links and messages use, in the order in which the page offers them. */
export const gameIds = ['patzcuaro', 'prado', 'museum'] as const;
export type GameId = (typeof gameIds)[number];
