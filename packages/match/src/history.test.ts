import { expect, it } from 'vitest';
import { historyOf, MOST_HISTORY_LINES } from './history.ts';
import type { LogRecord } from './records.ts';
import { begun, secretsGame } from './testing/index.ts';

/** Lines that people write by standing up and returning, without a move. */
function linesOf(count: number): LogRecord[] {
  return Array.from({ length: count }, (_, seq) => {
    return { seq, at: seq, version: 0, entry: { kind: 'table', event: { type: 'left', seat: 0, name: 'Ana' } } } as LogRecord;
  });
}

const pause = () => Promise.resolve();

it('there is no history of a match with a log of excessive length', async () => {
  const module = secretsGame();
  const match = begun(module, 2);
  const course = { module, shown: match, matches: [match] };
  expect(await historyOf({ ...course, lines: linesOf(10) }, null, pause)).not.toBeNull();
  expect(await historyOf({ ...course, lines: linesOf(MOST_HISTORY_LINES + 1) }, null, pause)).toBeNull();
});
