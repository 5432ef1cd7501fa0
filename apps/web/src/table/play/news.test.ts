import type { LogEntry } from '@sobremesa/protocol';
import { expect, it } from 'vitest';
import { newsFor } from './news.ts';

/**
 * Log lines from texts: `turn 0`, `placed 1`, `deckEmpty`, `blocked 0 1` for a block of 0 by 1, and
 * `undone@1` for the table's.
 */
const log = (...lines: string[]): LogEntry[] =>
  lines.map((line, seq) => {
    const [type = '', player, by] = line.split(' ');
    const [tableType, seat] = line.split('@');
    return seat === undefined
      ? { seq, at: 0, kind: 'game', event: { type, ...(player && { player }), ...(by && { by }) } }
      : ({ seq, at: 0, kind: 'table', event: { type: tableType, seat: Number(seat) } } as LogEntry);
  });

/** The shown line, and the number of lines. */
function shown(playerID: string | null, ...lines: string[]): string | null {
  const news = newsFor(log(...lines), playerID);
  return news && `${lines[news.entry.seq]} of ${news.count}`;
}

it("shows what others did since the reader's turn, and nothing after the first move of the reader's next turn", () => {
  const before = ['turn 0', 'moved 0', 'turn 1'];
  expect(shown('0', ...before)).toBeNull();
  expect(shown('0', ...before, 'moved 1')).toBe('moved 1 of 1');
  expect(shown('0', ...before, 'moved 1', 'turn 2', 'moved 2', 'placed 2', 'turn 0')).toBe('placed 2 of 3');
  expect(shown('0', ...before, 'moved 1', 'turn 0', 'moved 0')).toBeNull();
  expect(shown('0', ...before, 'moved 1', 'turn 0', 'moved 0', 'revealed')).toBeNull();
});

it("prefers players' moves to their effects, and counts effects on the reader", () => {
  expect(shown('0', 'turn 1', 'moved 1', 'drew 0', 'deckEmpty')).toBe('moved 1 of 3');
  expect(shown('0', 'turn 1', 'deckEmpty')).toBe('deckEmpty of 1');
});

it("shows what others do in the reader's turn, until the reader's next move", () => {
  expect(shown('0', 'turn 0', 'declared 0', 'declined 1')).toBe('declined 1 of 1');
  expect(shown('0', 'turn 0', 'declared 0', 'declined 1', 'moved 0')).toBeNull();
});

it('shows a player that somebody blocked them in their own turn', () => {
  expect(shown('0', 'turn 0', 'declared 0', 'blocked 0 1')).toBe('blocked 0 1 of 1');
  expect(shown('2', 'turn 0', 'declared 0', 'blocked 0 1')).toBe('blocked 0 1 of 2');
});

it('shows a blocking player the blocked action, not the block', () => {
  expect(shown('1', 'turn 0', 'declared 0', 'blocked 0 1')).toBe('declared 0 of 2');
});

it('shows an undone move, but no arrivals and departures', () => {
  expect(shown('0', 'turn 1', 'moved 1', 'undone@1')).toBe('undone@1 of 2');
  expect(shown('0', 'turn 1', 'moved 1', 'returned@1')).toBe('moved 1 of 1');
});

it('shows a spectator the current turn', () => {
  expect(shown(null, 'turn 1', 'moved 1', 'turn 2')).toBe('moved 1 of 1');
  expect(shown(null, 'turn 1', 'moved 1', 'turn 2', 'moved 2', 'placed 2')).toBe('placed 2 of 2');
});
