import { applied, unpackedLog, type LogEntry } from '@sobremesa/protocol';
import type { Connection } from './connection.ts';
import { opened } from './snapshot.ts';
import type { TableMatch } from './tableSession.ts';

/** A past state of a match, with the log lines that came with it. */
export interface PastStep {
  match: TableMatch;
  log: readonly LogEntry[];
}

/**
 * The states of a match as the user's seat saw them, from this version up to now; null if the
 * server cannot restore them. Never rejects.
 */
export async function pastOf(connection: Connection, table: string, version: number): Promise<readonly PastStep[] | null> {
  const answer = await connection.request('match:since', { table, version });
  if (!answer.ok || answer.past === null) return null;
  try {
    const { playerID, state, fields } = await opened(answer.past.match);
    let match: TableMatch = { version, playerID, state, fresh: [], windowUntil: null };
    const steps: PastStep[] = [{ match, log: [] }];
    for (const [delta, lines] of answer.past.updates) {
      const log = lines === undefined ? [] : unpackedLog(lines, fields);
      const fresh = log.flatMap(({ seq, kind, event }) => (kind === 'game' ? [{ seq, event }] : []));
      const now = delta === null ? match.state : applied(match.state, delta);
      match = { version: match.version + 1, playerID, state: now, fresh, windowUntil: null };
      steps.push({ match, log });
    }
    return steps;
  } catch {
    // Updates that do not fit are not shown.
    return null;
  }
}
