import { handoverToken, tableId } from '@sobremesa/protocol';

/**
 * Where what somebody pasted leads: a link to a table, a link that takes a seat, or a table's code alone.
 *
 * @returns the path of our page, null if it is none of these
 */
export function joinPath(pasted: string): string | null {
  const text = pasted.trim();
  if (tableId.safeParse(text).success) return `/t/${text}`;
  const table = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  if (table !== undefined && tableId.safeParse(table).success) return `/t/${table}`;
  const token = /\/take\/([^/?#\s]+)/.exec(text)?.[1];
  if (token !== undefined && handoverToken.safeParse(token).success) return `/take/${token}`;
  return null;
}
