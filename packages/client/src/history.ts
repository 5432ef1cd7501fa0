import { applied, type LogEntry, type MatchHistory, type MatchState } from '@sobremesa/protocol';
import type { Connection, FailureCode } from './connection.ts';
import { inflated } from './snapshot.ts';

/** A running match as its viewer has seen it so far. */
export interface ShownPast {
  /** Null for a spectator. */
  playerID: string | null;
  /** By version. */
  states: readonly MatchState[];
  log: readonly LogEntry[];
  /** The version at each log line. */
  versions: readonly number[];
}

/** `otherRules`: the server cannot restore the match, as after a change of the rules. */
export type HistoryAnswer = { ok: true; past: ShownPast } | { ok: false; code: FailureCode | 'otherRules' };

/** Requests the history of a running match. Never rejects. */
export async function historyOf(connection: Connection, table: string): Promise<HistoryAnswer> {
  const answer = await connection.request('match:history', { table });
  if (!answer.ok) return { ok: false, code: answer.error.code };
  const { history } = answer;
  if (history === null) return { ok: false, code: 'otherRules' };
  try {
    return { ok: true, past: pastIn(typeof history === 'string' ? history : await inflated(history)) };
  } catch {
    // Deltas that do not fit are not shown.
    return { ok: false, code: 'internal' };
  }
}

function pastIn(text: string): ShownPast {
  const { start, deltas, log, versions } = JSON.parse(text) as MatchHistory;
  let { state } = start;
  const states = [state];
  for (const delta of deltas) {
    if (delta !== null) state = applied(state, delta);
    states.push(state);
  }
  return { playerID: start.playerID, states, log, versions };
}
