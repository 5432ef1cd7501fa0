import type { KeptShuffle } from '@sobremesa/match/document';
import { remember, remembered } from '../lib/storage.ts';

/** What this device stores of the shuffles of its tables. */

const KEY = 'sobremesa.shuffles';
/** Number of tables that are kept, the newest ones. */
const MOST = 50;

type Stored = { table: string; shuffle: KeptShuffle }[];

/** @returns null if the device has stored nothing of this table */
export function keptAt(table: string): KeptShuffle | null {
  return stored().findLast((each) => each.table === table)?.shuffle ?? null;
}

/** For a match from a file, which does not name its table. */
export function keptOfDraw(draw: string): KeptShuffle | null {
  return stored().findLast(({ shuffle }) => shuffle.draw === draw)?.shuffle ?? null;
}

export function keepAt(table: string, shuffle: KeptShuffle): void {
  const others = stored().filter((each) => each.table !== table);
  remember(KEY, JSON.stringify([...others, { table, shuffle }].slice(-MOST)));
}

/** The draw that a document names, which may be anything; empty without one. */
export function drawIn(text: string): string {
  try {
    const draw = (JSON.parse(text) as { shuffle?: { draw?: unknown } } | null)?.shuffle?.draw;
    return typeof draw === 'string' ? draw : '';
  } catch {
    return '';
  }
}

function stored(): Stored {
  try {
    const read: unknown = JSON.parse(remembered(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Stored) : [];
  } catch {
    return [];
  }
}
