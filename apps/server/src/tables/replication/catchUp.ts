import { type LogRecord, type MoveRecord, replayed } from '@sobremesa/match';
import { limits, type ChatMessage } from '@sobremesa/protocol';
import type { Storage } from '../../storage/storage.ts';
import { continued, type Live, type Planned } from '../rules/live.ts';

/** More moves than these are better told by a snapshot of what they led to. */
const MOST_MOVES = 16;

/** What was stored of a table since those who are at it were told something, by another server or by a write that seemed to fail. */
export interface Missed {
  /** How they are led on, one change after the other; null when they have to be told anew. */
  changes: readonly Planned[] | null;
  messages: readonly ChatMessage[];
}

/** Reads what leads from one reading of a table to a later one. */
export async function missedBetween(storage: Storage, then: Live, now: Live): Promise<Missed> {
  const messages = await messagesFrom(storage, now, then.nextMessage);
  const from = then.match?.version;
  const to = now.match?.version;
  if (from === undefined || to === undefined || to < from || to - from > MOST_MOVES) return { changes: null, messages };
  const moves = to === from ? [] : await storage.moves(now.table.id, from + 1);
  const missed = moves.filter(({ version }) => version <= to);
  return { changes: changesBetween(then, now, missed), messages };
}

/** Null when these moves, made replayed, do not lead there: some of them, or lines of the log, are not at hand, or the rules are others. */
function changesBetween(then: Live, now: Live, moves: readonly MoveRecord[]): Planned[] | null {
  const lines = now.log.filter(({ seq }) => seq >= then.nextLine);
  const isWhole =
    lines.length === now.nextLine - then.nextLine && then.match?.version === (now.match?.version ?? 0) - moves.length;
  if (!isWhole || moves.some(({ rules }) => rules !== then.module.rulesVersion)) return null;
  const changes: Planned[] = [];
  let before = then;
  const go = (match: Live['match'], fresh: readonly LogRecord[]): void => {
    const after = continued(before, { table: before.table, match, fresh, message: null });
    changes.push({ after, fresh, message: null, write: { id: now.table.id } });
    before = after;
  };
  const said = [...lines];
  const linesOf = (version: number): LogRecord[] => {
    const [first] = said;
    // What is told at once is of one moment.
    const end = said.findIndex((line) => line.version !== version || line.at !== first?.at);
    return said.splice(0, end === -1 ? said.length : end);
  };
  const tellLines = (version: number): void => {
    while (said[0]?.version === version) go(before.match, linesOf(version));
  };
  tellLines(then.match?.version ?? 0);
  for (const move of moves) {
    if (before.match === null) return null;
    const match = replayed(then.module, before.match, move);
    go(match, linesOf(move.version));
    tellLines(move.version);
  }
  // Who sits there and what the table is now comes last: what it was between is known to nobody any more.
  changes.push({ after: now, fresh: [], message: null, write: { id: now.table.id } });
  return changes;
}

/** All messages from this one on, oldest first. */
async function messagesFrom(storage: Storage, { table, nextMessage }: Live, from: number): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  for (let before = nextMessage; before > from;) {
    const page = await storage.chat(table.id, { before, limit: Math.min(before - from, limits.page) }, true);
    messages.unshift(...page.filter(({ seq }) => seq >= from));
    // Older ones are not kept.
    if (page[0] === undefined) break;
    before = page[0].seq;
  }
  return messages;
}
