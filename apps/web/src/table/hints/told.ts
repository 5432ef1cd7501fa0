import type { TableSession } from '@sobremesa/client';
import type { GameEvent } from '@sobremesa/games/kit';
import type { LogEntry } from '@sobremesa/protocol';

/** The lines of the match, without those of moves that were taken back: the lines of one move are of one moment. */
export function linesIn(log: readonly LogEntry[]): LogEntry[] {
  const lines: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === 'game') lines.push(entry);
    else if (entry.event.type === 'undone') {
      const at = lines.at(-1)?.at;
      while (lines.length > 0 && lines.at(-1)?.at === at) lines.pop();
    }
  }
  return lines;
}

/** What a reader was told of the match. */
export function toldIn(log: readonly LogEntry[]): GameEvent[] {
  return linesIn(log).map(({ event }) => event);
}

/** Has the whole log here, from the first line on; as much of it as there is, without a connection. */
export async function fetchLog(session: TableSession): Promise<void> {
  for (;;) {
    const { log, moreLog } = session.store.getState();
    if (!moreLog) return;
    await session.olderLog();
    if (session.store.getState().log.length === log.length) return;
  }
}
