import type { TableMatch } from '@sobremesa/client';
import type { LegalMove } from '@sobremesa/games/kit';

/** What the reader decided at a moment of a match, and what they saw then. */
export interface Decision extends LegalMove {
  version: number;
  playerID: string;
  view: unknown;
  ctx: unknown;
  /** The number of the first line of the log that comes after it. */
  line: number;
}

const PREFIX = 'sobremesa.decided.';
/** So many of a match are kept. */
const MOST = 200;

/**
 * Keeps a decision on this device, for as long as the tab is open. Those of other tables are
 * forgotten.
 */
export function keep(table: string, { version, playerID, state }: TableMatch, line: number, { move, args }: LegalMove): void {
  if (playerID === null) return;
  const decision: Decision = { version, playerID, view: state.G, ctx: state.ctx, line, move, args };
  try {
    const own = keysOf(table);
    for (const key of keysOf('').filter((key) => !own.includes(key))) sessionStorage.removeItem(key);
    if (own.length < MOST) sessionStorage.setItem(`${PREFIX}${table}.${version}.${move}`, JSON.stringify(decision));
  } catch {
    // Without storage, or with a full one, there is less to go over.
  }
}

/** What was decided at a table, the first decision first. */
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
