import { describe, expect, it } from 'vitest';
import { BadUpdateError } from './delta.ts';
import { logLines, type LogEntry } from './log.ts';
import { packedLog, unpackedLog } from './packedLog.ts';

const fields = { moved: ['player', 'from', 'to', 'room'], turn: ['player'] };
const game = (seq: number, event: { type: string } & Record<string, unknown>): LogEntry => ({
  seq,
  at: 1000,
  kind: 'game',
  event,
});

/** The same, by a bot for the seat's owner. */
const byBot = (entry: LogEntry): LogEntry => ({ ...entry, bot: true }) as LogEntry;

/** The lines after decoding. */
function sent(entries: readonly LogEntry[], known: Record<string, string[]> = fields): LogEntry[] {
  const text = JSON.stringify(packedLog(entries, known));
  return unpackedLog(logLines.parse(JSON.parse(text)), known);
}

describe('encoded log lines', () => {
  it('contain numbers, a time, and values without field names', () => {
    const entries = [game(7, { type: 'moved', player: '1', from: null, to: 3 }), game(8, { type: 'turn', player: '2' })];
    expect(packedLog(entries, fields)).toEqual([7, 1000, ['moved', '1', null, 3], ['turn', '2']]);
    expect(sent(entries)).toEqual(entries);
  });

  it('keep events of the table separate', () => {
    const undone: LogEntry = { seq: 7, at: 1000, kind: 'table', event: { type: 'undone', seat: 1 } };
    expect(packedLog([undone], fields)).toEqual([7, 1000, { table: { type: 'undone', seat: 1 } }]);
    expect(sent([undone, game(8, { type: 'turn', player: '1' })])).toEqual([undone, game(8, { type: 'turn', player: '1' })]);
  });

  it("mark moves that a bot made for a seat's owner", () => {
    const moved = byBot(game(7, { type: 'turn', player: '1' }));
    const found = byBot(game(8, { type: 'found', bot: 4 }));
    expect(packedLog([moved, found], fields)).toEqual([7, 1000, { bot: ['turn', '1'] }, { bot: { type: 'found', bot: 4 } }]);
    expect(sent([moved, found])).toEqual([moved, found]);
  });

  it.each([
    ['of a type without declared fields', { type: 'found', table: 4 }],
    ['with an undeclared field', { type: 'turn', player: '1', extra: 2 }],
    ['with a missing field before others', { type: 'moved', player: '1', to: 3 }],
    ['of a type with the name of an inherited member', { type: 'constructor', player: '1' }],
  ])('keep an event unchanged, %s', (_, event) => {
    expect(packedLog([game(7, event)], fields)).toEqual([7, 1000, event]);
    expect(sent([game(7, event)])).toEqual([game(7, event)]);
  });

  it('are null without events', () => {
    expect(packedLog([], fields)).toBeNull();
  });

  it('cannot be decoded without the field names', () => {
    expect(() => unpackedLog([7, 1000, ['moved', '1']], {})).toThrow(BadUpdateError);
    expect(() => unpackedLog([7, 1000, ['turn', '1', 2]], fields)).toThrow(BadUpdateError);
  });
});
