import type { LogEntry } from '@sobremesa/protocol';
import { expect, it } from 'vitest';
import { turnsSince } from './turns.ts';

const game = (seq: number, type: string, player?: string): LogEntry => ({
  seq,
  at: 0,
  kind: 'game',
  event: { type, ...(player === undefined ? {} : { player }) },
});
const seqs = (log: readonly LogEntry[], line: number) =>
  turnsSince(log, line).map(({ headline, rest }) => [headline.seq, rest.map(({ seq }) => seq)]);

it("the first action of a turn's player is its headline, with the rest of the turn", () => {
  const log = [
    game(0, 'turn', '0'),
    game(1, 'moved', '0'),
    game(2, 'turn', '1'),
    game(3, 'rained'),
    game(4, 'blocked', '2'),
    game(5, 'moved', '1'),
    game(6, 'placed', '1'),
    game(7, 'turn', '2'),
    game(8, 'moved', '2'),
  ];
  expect(seqs(log, 1)).toEqual([
    [5, [3, 4, 6]],
    [8, []],
  ]);
});

it('a turn that began earlier is listed from there on, and a turn without actions is left out', () => {
  const log = [game(3, 'moved', '1'), game(4, 'placed', '1'), game(5, 'turn', '2'), game(6, 'turn', '0')];
  expect(seqs(log, 3)).toEqual([[4, []]]);
  expect(seqs(log, 6)).toEqual([]);
});

it('events of the table are listed, too', () => {
  const left: LogEntry = { seq: 1, at: 0, kind: 'table', event: { type: 'left', seat: 1 } };
  expect(seqs([left, game(2, 'turn', '0')], 0)).toEqual([[1, []]]);
});
