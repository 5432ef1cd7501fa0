import type { LegalMove } from '@sobremesa/games/kit';

/** The hints shown since the page was loaded, in one version of one match. */
let given: { table: string; version: number; moves: ReadonlySet<string> } | null = null;

/** Stores the hints that the page shows. */
export function giveHints(table: string, version: number, moves: readonly LegalMove[]): void {
  given = { table, version, moves: new Set(moves.map(keyOf)) };
}

/** Whether the page has shown this move as a hint, so that a review must not call it a mistake. */
export function wasHinted(table: string, version: number, move: LegalMove): boolean {
  return given?.table === table && given.version === version && given.moves.has(keyOf(move));
}

/** A key that ignores the order of cards and purchases, which boards may change. */
function keyOf({ move, args }: LegalMove): string {
  return JSON.stringify([move, ...args].map(inOrder));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, inOrder(field)] as const);
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
