import type { LogEntry } from '@sobremesa/protocol';
import { expect, it } from 'vitest';
import { eventsIn } from './seenEvents.ts';

const line = (seq: number, at: number, type: string) => ({ seq, at, kind: 'game', event: { type } }) as LogEntry;
const undone = (seq: number, at: number) => ({ seq, at, kind: 'table', event: { type: 'undone', seat: 0 } }) as LogEntry;
const types = (log: readonly LogEntry[]) => eventsIn(log).map(({ type }) => type);

it('returns the events of the match without undone ones', () => {
  const log = [line(0, 1, 'turn'), line(1, 5, 'moved'), line(2, 5, 'drew'), line(3, 9, 'placed')];
  expect(types(log)).toEqual(['turn', 'moved', 'drew', 'placed']);
  expect(types([...log, undone(4, 10)])).toEqual(['turn', 'moved', 'drew']);
  expect(types([...log, undone(4, 10), undone(5, 11), line(6, 12, 'passed')])).toEqual(['turn', 'passed']);
  expect(types([{ ...undone(0, 0), event: { type: 'left', seat: 1 } } as LogEntry])).toEqual([]);
});
