import { isGroupToken, isSeatTransferToken, isTableId } from '@sobremesa/protocol';

/**
 * Parses pasted text: a link to a table or a group, a link that transfers a seat or adds a device,
 * or a table's code.
 *
 * @returns the path on this page; null for any other text
 */
export function joinPath(pasted: string): string | null {
  const text = pasted.trim();
  if (isTableId(text)) return `/t/${text}`;
  const table = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  if (table !== undefined && isTableId(table)) return `/t/${table}`;
  const token = /\/take\/([^/?#\s]+)/.exec(text)?.[1];
  if (token !== undefined && isSeatTransferToken(token)) return `/take/${token}`;
  const device = /\/device\/([^/?#\s]+)/.exec(text)?.[1];
  if (device !== undefined && isSeatTransferToken(device)) return `/device/${device}`;
  const group = /\/join-group\/([^/?#\s]+)/.exec(text)?.[1];
  if (group !== undefined && isGroupToken(group)) return `/join-group/${group}`;
  return null;
}
