import { expect, it } from 'vitest';
import { clockRecord, tableRecord } from './records.ts';

it('a clock stored by release 0.1.0 is read without a loss, and with nothing to undo', () => {
  const seat = { left: 0, since: null, turn: -1, quiet: null, out: false, without: [], holiday: null, holidays: 7 };
  const stored = { isPaused: false, window: null, seats: [seat], due: 40_005 };
  expect(clockRecord.parse(stored)).toEqual({ ...stored, seats: [{ ...seat, voted: false, overtime: false }], undo: null });
});

it('a table stored before the undo setting existed allows undo', () => {
  expect(tableRecord.shape.settings.parse({ game: 'secrets', seats: 2 }).undo).toBe(true);
});

it('a table stored before players could check the shuffle has none', () => {
  expect(tableRecord.shape.shuffle.parse(undefined)).toBeNull();
});
