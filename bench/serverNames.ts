/**
 * The servers that one can play on. `postgres-N`: so many of ours at one PostgreSQL, and where
 * there are several, at one Redis, with the seats of each match spread over them. `together-N`: the
 * same, with all of a match at one of them.
 */
export const serverNames = [
  'ours',
  'postgres-1',
  'postgres-2',
  'postgres-3',
  'together-2',
  'together-3',
  'stock-memory',
  'stock-flatfile',
] as const;
export type ServerName = (typeof serverNames)[number];

/** Whether it is our server, be it several of it. */
export function isOurs(name: string): boolean {
  return name === 'ours' || nodesOf(name) > 0;
}

/** Of how many that are one it is made up; 0 for a server on its own data. */
export function nodesOf(name: string): number {
  return Number(/^(?:postgres|together)-(\d+)$/.exec(name)?.[1] ?? 0);
}
