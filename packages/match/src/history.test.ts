import { expect, it } from 'vitest';
import { historyOf } from './history.ts';
import type { LogRecord } from './records.ts';
import { begun, secretsGame } from './testing/index.ts';

/** Lines that people write by standing up and returning, without a move. */
function linesOf(count: number): LogRecord[] {
  return Array.from({ length: count }, (_, seq) => {
    return { seq, at: seq, version: 0, entry: { kind: 'table', event: { type: 'left', seat: 0, name: 'Ana' } } } as LogRecord;
  });
}

const pause = () => Promise.resolve();

it('a history is limited in length, however many lines the log has', async () => {
  const module = secretsGame();
  const match = begun(module, 2);
  const course = { module, shown: match, matches: [match] };
  expect(await historyOf({ ...course, lines: linesOf(10) }, null, pause)).not.toBeNull();
  const long = await historyOf({ ...course, lines: linesOf(100_000) }, null, pause);
  expect(JSON.stringify(long).length).toBeLessThan(2 ** 22);
});
