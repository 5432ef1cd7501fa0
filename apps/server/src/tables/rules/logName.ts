import { alias } from '../../secrets.ts';
import type { TableRecord } from '../../storage/storage.ts';

const REFERENCE_BYTES = 6;

/** Names a table in the log without giving away its id, which is the invitation to an unlisted table. */
export function tableReference(id: string): string {
  return `#${alias(id, REFERENCE_BYTES)}`;
}

/** How the log names a table: a listed one by its id, an unlisted one by its reference. The administration shows that, too. */
export function nameInLog({ id, settings }: Pick<TableRecord, 'id' | 'settings'>): string {
  return settings.listed ? id : tableReference(id);
}
