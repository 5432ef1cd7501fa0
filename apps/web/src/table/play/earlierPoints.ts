const keyOf = (table: string) => `sobremesa.points.${table}`;

interface Earlier {
  /** The `seq` of the first line of the news. */
  since: number;
  /** The totals before it, as text. */
  totals: string;
}

/** Stores the totals before the first line of the news, so that a reload does not lose them. */
export function keepEarlierPoints(table: string, earlier: Earlier): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(earlier));
  } catch {
    // If the storage is missing or full, the gains are unknown after a reload.
  }
}

/** The stored totals before this line; null for another line, or if there are none. */
export function earlierPoints(table: string, since: number | undefined): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Partial<Earlier> | null;
    return kept?.since === since && typeof kept?.totals === 'string' ? kept.totals : null;
  } catch {
    return null;
  }
}
