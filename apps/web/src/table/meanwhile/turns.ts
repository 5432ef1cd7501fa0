import type { LogEntry } from '@sobremesa/protocol';

/** What happened in one turn. */
export interface Turn {
  /** The line that tells most of it. */
  told: LogEntry;
  rest: readonly LogEntry[];
}

const playerIn = ({ event }: LogEntry) => (event as { player?: unknown }).player;

/**
 * What is told after this line of the log, turn by turn: of each the first thing that its player did, and all the rest. That a turn begins
 * goes without saying.
 *
 * @param log oldest first
 */
export function turnsSince(log: readonly LogEntry[], line: number): Turn[] {
  const turns: { player: unknown; lines: LogEntry[] }[] = [];
  for (const entry of log) {
    if (entry.seq <= line) continue;
    if (entry.event.type === 'turn') turns.push({ player: playerIn(entry), lines: [] });
    else if (turns.length === 0) turns.push({ player: playerIn(entry), lines: [entry] });
    else turns.at(-1)?.lines.push(entry);
  }
  return turns.flatMap(({ player, lines }) => {
    const told = lines.find((entry) => entry.kind === 'game' && playerIn(entry) === player) ?? lines[0];
    return told === undefined ? [] : [{ told, rest: lines.filter((entry) => entry !== told) }];
  });
}
