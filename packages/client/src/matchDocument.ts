import type { Connection, FailureCode } from './connection.ts';
import { inflated } from './snapshot.ts';

/** The text of a match's document, or the reason why there is none. */
export type DocumentAnswer = { ok: true; text: string } | { ok: false; code: FailureCode | 'otherRules' };

/** Requests the document of a finished match. Never rejects. */
export async function documentOf(connection: Connection, table: string): Promise<DocumentAnswer> {
  const answer = await connection.request('match:document', { table });
  if (!answer.ok) return { ok: false, code: answer.error.code };
  if (answer.document === null) return { ok: false, code: 'otherRules' };
  try {
    const { document } = answer;
    return { ok: true, text: typeof document === 'string' ? document : await inflated(document) };
  } catch {
    return { ok: false, code: 'internal' };
  }
}
