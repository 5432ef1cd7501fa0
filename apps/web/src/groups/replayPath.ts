/** The path of the replay of a group's match. */
export const replayPath = (group: string, table: string): string => `/replay/${table}?group=${group}`;
