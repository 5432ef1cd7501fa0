import { isSeatTransferToken, isTableId } from '@sobremesa/protocol';

/**
 * Where what somebody pasted leads: a link to a table, a link that takes a seat, or a table's code
 * alone.
 *
 * @returns the path of our page, null if it is none of these
 */
export function joinPath(pasted: string): string | null {
  const text = pasted.trim();
  if (isTableId(text)) return `/t/${text}`;
  const table = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  if (table !== undefined && isTableId(table)) return `/t/${table}`;
  const token = /\/take\/([^/?#\s]+)/.exec(text)?.[1];
  if (token !== undefined && isSeatTransferToken(token)) return `/take/${token}`;
  return null;
}
