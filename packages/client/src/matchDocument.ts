import type { Connection, FailureCode } from './connection.ts';
import { inflated } from './snapshot.ts';

/** The text of a match's document, or the reason why there is none. */
export type DocumentAnswer = { ok: true; text: string } | { ok: false; code: FailureCode | 'otherRules' };

/**
 * Requests the document of a finished match. Never rejects.
 *
 * @param group the group that keeps the match; null for the match of a table that still exists
 */
export async function documentOf(connection: Connection, table: string, group: string | null = null): Promise<DocumentAnswer> {
  const answer = await (group === null
    ? connection.request('match:document', { table })
    : connection.request('group:document', { group, table }));
  if (!answer.ok) return { ok: false, code: answer.error.code };
  if (answer.document === null) return { ok: false, code: 'otherRules' };
  try {
    const { document } = answer;
    return { ok: true, text: typeof document === 'string' ? document : await inflated(document) };
  } catch {
    return { ok: false, code: 'internal' };
  }
}
