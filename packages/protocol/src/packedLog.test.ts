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

/** The same, done by a bot for the owner of the seat. */
const byBot = (entry: LogEntry): LogEntry => ({ ...entry, bot: true }) as LogEntry;

/** The lines as they arrive. */
function sent(entries: readonly LogEntry[], known: Record<string, string[]> = fields): LogEntry[] {
  const text = JSON.stringify(packedLog(entries, known));
  return unpackedLog(logLines.parse(JSON.parse(text)), known);
}

describe('lines of the log on their way', () => {
  it('are numbers, a moment, and values without names', () => {
    const entries = [game(7, { type: 'moved', player: '1', from: null, to: 3 }), game(8, { type: 'turn', player: '2' })];
    expect(packedLog(entries, fields)).toEqual([7, 1000, ['moved', '1', null, 3], ['turn', '2']]);
    expect(sent(entries)).toEqual(entries);
  });

  it('tell what happened at the table apart', () => {
    const undone: LogEntry = { seq: 7, at: 1000, kind: 'table', event: { type: 'undone', seat: 1 } };
    expect(packedLog([undone], fields)).toEqual([7, 1000, { table: { type: 'undone', seat: 1 } }]);
    expect(sent([undone, game(8, { type: 'turn', player: '1' })])).toEqual([undone, game(8, { type: 'turn', player: '1' })]);
  });

  it('say that a bot moved for the owner of a seat', () => {
    const moved = byBot(game(7, { type: 'turn', player: '1' }));
    const found = byBot(game(8, { type: 'found', bot: 4 }));
    expect(packedLog([moved, found], fields)).toEqual([7, 1000, { bot: ['turn', '1'] }, { bot: { type: 'found', bot: 4 } }]);
    expect(sent([moved, found])).toEqual([moved, found]);
  });

  it.each([
    ['of a type without names', { type: 'found', table: 4 }],
    ['with a field without a name', { type: 'turn', player: '1', extra: 2 }],
    ['that lacks a field before others', { type: 'moved', player: '1', to: 3 }],
    ['of a type named like what every object has', { type: 'constructor', player: '1' }],
  ])('keep an event as it is, %s', (_, event) => {
    expect(packedLog([game(7, event)], fields)).toEqual([7, 1000, event]);
    expect(sent([game(7, event)])).toEqual([game(7, event)]);
  });

  it('are none when nothing happened', () => {
    expect(packedLog([], fields)).toBeNull();
  });

  it('cannot be read without the names', () => {
    expect(() => unpackedLog([7, 1000, ['moved', '1']], {})).toThrow(BadUpdateError);
    expect(() => unpackedLog([7, 1000, ['turn', '1', 2]], fields)).toThrow(BadUpdateError);
  });
});
