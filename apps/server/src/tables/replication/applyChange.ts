import { type LogRecord, type Match, replayed } from '@sobremesa/match';
import type { TableChange } from '../../nodes/messages.ts';
import { continued, type Planned } from '../rules/change.ts';
import type { Live } from '../rules/live.ts';

/**
 * Converts a change that another server has stored to a change of the table in memory. `known` if
 * `before` includes it already; `gap` if a change in between is missing, so that the table has to
 * be loaded again.
 */
export function applyChange(before: Live, change: TableChange): Planned | 'known' | 'gap' {
  const steps = stepsOf(before, change);
  if (steps.every((step) => step < 0)) return 'known';
  if (change.begun || steps.some((step) => step !== 0)) return 'gap';
  const fresh = change.log as readonly LogRecord[];
  const match = matchAfter(before, change);
  if (match === 'gap') return 'gap';
  // A record from a server of an earlier release lacks the draw, which the database keeps.
  const table = change.record && { ...change.record, shuffle: change.record.shuffle ?? before.table.shuffle };
  const { message } = change;
  return {
    after: continued(before, { table: table ?? before.table, match, fresh, message }),
    fresh,
    message,
    write: { id: change.table },
  };
}

/**
 * The distance of each part of the change from the next one here: 0 follows directly, a negative
 * part is known already.
 */
function stepsOf(before: Live, { record, move, begun, log, message }: TableChange): number[] {
  const steps: number[] = [];
  if (record !== null) steps.push(record.rev - before.table.rev - 1);
  if (begun) steps.push(before.match === null ? 0 : -1);
  if (move !== null) steps.push(move.version - (before.match?.version ?? -1) - 1);
  if (log[0] !== undefined) steps.push(log[0].seq - before.nextLine);
  if (message !== null) steps.push(message.seq - before.nextMessage);
  return steps;
}

/** Replays the move. Under another version of the rules it may have another result. */
function matchAfter({ module, match }: Live, { move, snapshot }: TableChange): Match | null | 'gap' {
  if (move === null) return match;
  if (match === null || move.rules !== module.rulesVersion) return 'gap';
  const after = replayed(module, match, move);
  return snapshot === null ? after : { ...after, snapshot };
}
