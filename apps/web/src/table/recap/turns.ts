import type { LogEntry } from '@sobremesa/protocol';
import { doerOf } from '../doer.ts';

/** The log lines of one turn. */
export interface Turn {
  /** The line that represents the turn. */
  headline: LogEntry;
  rest: readonly LogEntry[];
}

const doerIn = ({ event }: LogEntry) => doerOf(event);

/**
 * The log after this line, turn by turn. The first action of a turn's player represents the turn.
 * The lines at the beginning of turns are left out.
 *
 * @param log oldest first
 */
export function turnsSince(log: readonly LogEntry[], line: number): Turn[] {
  const turns: { player: unknown; lines: LogEntry[] }[] = [];
  for (const entry of log) {
    if (entry.seq <= line) continue;
    if (entry.event.type === 'turn') turns.push({ player: doerIn(entry), lines: [] });
    else if (turns.length === 0) turns.push({ player: doerIn(entry), lines: [entry] });
    else turns.at(-1)?.lines.push(entry);
  }
  return turns.flatMap(({ player, lines }) => {
    const headline = lines.find((entry) => entry.kind === 'game' && doerIn(entry) === player) ?? lines[0];
    return headline === undefined ? [] : [{ headline, rest: lines.filter((entry) => entry !== headline) }];
  });
}
