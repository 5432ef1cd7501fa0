import { alias } from '../../secrets.ts';
import type { TableRecord } from '../../storage/storage.ts';

const REFERENCE_BYTES = 6;

/** Names a table in the log without its id, which is the invitation to an unlisted table. */
export function tableReference(id: string): string {
  return `#${alias(id, REFERENCE_BYTES)}`;
}

/**
 * A table's name in the log and on the admin page: the id of a listed table, the reference of an
 * unlisted one.
 */
export function nameInLog({ id, settings }: Pick<TableRecord, 'id' | 'settings'>): string {
  return settings.listed ? id : tableReference(id);
}
