/** The servers that one can play on. `postgres-N`: so many of ours at one PostgreSQL, and where there are several, at one Redis. */
export const serverNames = ['ours', 'postgres-1', 'postgres-2', 'postgres-3', 'stock-memory', 'stock-flatfile'] as const;
export type ServerName = (typeof serverNames)[number];

/** Whether it is our server, be it several of it. */
export function isOurs(name: string): boolean {
  return name === 'ours' || name.startsWith('postgres');
}
