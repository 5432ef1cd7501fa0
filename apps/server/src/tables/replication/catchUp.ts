import { type LogRecord, type MoveRecord, replayed } from '@sobremesa/match';
import { limits, type ChatMessage } from '@sobremesa/protocol';
import type { Storage } from '../../storage/storage.ts';
import { continued, type Planned } from '../rules/change.ts';
import type { Live } from '../rules/live.ts';

/** Maximum number of moves to send as updates; after more, a snapshot is sent. */
const MAX_MOVES = 16;

/**
 * Stored changes of a table that its connections have not been sent: made by another server, or by
 * a write that seemed to fail.
 */
export interface MissedChanges {
  /** The changes in order; null if only a snapshot can be sent. */
  changes: readonly Planned[] | null;
  messages: readonly ChatMessage[];
}

/** Reads the changes that lead from one reading of a table to a later one. */
export async function readMissed(storage: Storage, then: Live, now: Live): Promise<MissedChanges> {
  const messages = await messagesFrom(storage, now, then.nextMessage);
  const from = then.match?.version;
  const to = now.match?.version;
  if (from === undefined || to === undefined || to < from || to - from > MAX_MOVES) return { changes: null, messages };
  const moves = to === from ? [] : await storage.moves(now.table.id, from + 1);
  const missed = moves.filter(({ version }) => version <= to);
  return { changes: changesBetween(then, now, missed), messages };
}

/**
 * Null if moves or log lines are missing, or if the moves were made under another version of the
 * rules.
 */
function changesBetween(then: Live, now: Live, moves: readonly MoveRecord[]): Planned[] | null {
  const lines = now.log.filter(({ seq }) => seq >= then.nextLine);
  const isWhole =
    lines.length === now.nextLine - then.nextLine && then.match?.version === (now.match?.version ?? 0) - moves.length;
  if (!isWhole || moves.some(({ rules }) => rules !== then.module.rulesVersion)) return null;
  const changes: Planned[] = [];
  let before = then;
  const add = (match: Live['match'], fresh: readonly LogRecord[]): void => {
    const after = continued(before, { table: before.table, match, fresh, message: null });
    changes.push({ after, fresh, message: null, write: { id: now.table.id } });
    before = after;
  };
  const rest = [...lines];
  const takeLines = (version: number): LogRecord[] => {
    const [first] = rest;
    // Lines of one change have the same time.
    const end = rest.findIndex((line) => line.version !== version || line.at !== first?.at);
    return rest.splice(0, end === -1 ? rest.length : end);
  };
  const addLines = (version: number): void => {
    while (rest[0]?.version === version) add(before.match, takeLines(version));
  };
  addLines(then.match?.version ?? 0);
  for (const move of moves) {
    if (before.match === null) return null;
    const match = replayed(then.module, before.match, move);
    add(match, takeLines(move.version));
    addLines(move.version);
  }
  // The table's record comes last: the records in between are not stored.
  changes.push({ after: now, fresh: [], message: null, write: { id: now.table.id } });
  return changes;
}

/** All messages from this one on, oldest first. */
async function messagesFrom(storage: Storage, { table, nextMessage }: Live, from: number): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  for (let before = nextMessage; before > from;) {
    const page = await storage.chat(table.id, { before, limit: Math.min(before - from, limits.page) }, true);
    messages.unshift(...page.filter(({ seq }) => seq >= from));
    // The storage has no older ones.
    if (page[0] === undefined) break;
    before = page[0].seq;
  }
  return messages;
}
