/**
 * Names of the servers. `postgres-N`: N of our servers on one PostgreSQL and, if N > 1, one Redis,
 * with the seats of each match spread over them. `together-N`: the same, with all seats of a match
 * on one of them.
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

/** Whether it is our server, single or several. */
export function isOurs(name: string): boolean {
  return name === 'ours' || nodesOf(name) > 0;
}

/** The number of servers in it; 0 for a server with its own data. */
export function nodesOf(name: string): number {
  return Number(/^(?:postgres|together)-(\d+)$/.exec(name)?.[1] ?? 0);
}
