import type { TableMatch } from '@sobremesa/client';
import type { LegalMove } from '@sobremesa/games/kit';
import { wasHinted } from '../hints/given.ts';

/** A decision of the reader, with the view they had of the match. */
export interface Decision extends LegalMove {
  version: number;
  playerID: string;
  view: unknown;
  ctx: unknown;
  /** The number of the first log line after it. */
  line: number;
}

const PREFIX = 'sobremesa.decided.';
/** Maximum number of stored decisions per match. */
const MOST = 200;

/**
 * Stores a decision in the tab's session storage, and deletes those of other tables. A move that
 * the page proposed is the page's decision, and is not stored.
 */
export function keep(table: string, { version, playerID, state }: TableMatch, line: number, { move, args }: LegalMove): void {
  if (playerID === null || wasHinted(table, version, { move, args })) return;
  const decision: Decision = { version, playerID, view: state.G, ctx: state.ctx, line, move, args };
  try {
    const own = keysOf(table);
    for (const key of keysOf('').filter((key) => !own.includes(key))) sessionStorage.removeItem(key);
    if (own.length < MOST) sessionStorage.setItem(`${PREFIX}${table}.${version}.${move}`, JSON.stringify(decision));
  } catch {
    // If the storage is missing or full, the review has fewer decisions.
  }
}

/** The stored decisions of a table, oldest first. */
export function kept(table: string): Decision[] {
  try {
    const all = keysOf(table).map((key) => JSON.parse(sessionStorage.getItem(key) ?? '') as Decision);
    return all.toSorted((a, b) => a.version - b.version);
  } catch {
    return [];
  }
}

function keysOf(table: string): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(`${PREFIX}${table}`));
}
