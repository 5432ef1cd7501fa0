import type { GameEvent } from '@sobremesa/games/kit';
import type { LogEntry } from '@sobremesa/protocol';
import type { OpenTable } from '../playback/openTable.ts';

/**
 * The log lines of the match without those of undone moves. The lines of one move have the same
 * time.
 */
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

/** The events that the reader has seen. */
export function eventsIn(log: readonly LogEntry[]): GameEvent[] {
  return linesIn(log).map(({ event }) => event);
}

/** Loads the log from its first line on. Without a connection it loads nothing. */
export async function fetchLog({ session, store }: Pick<OpenTable, 'session' | 'store'>): Promise<void> {
  for (;;) {
    const { log, moreLog } = store.getState().newest;
    if (!moreLog) return;
    await session.olderLog();
    if (store.getState().newest.log.length === log.length) return;
  }
}
