import { expect, it } from 'vitest';
import { settingsOf } from '../../../test/harness.ts';
import type { Live } from '../rules/live.ts';
import { newShuffle } from '../rules/shuffle.ts';
import { openTable } from '../rules/table.ts';
import { applyChange } from './applyChange.ts';

it('a record from a server of an earlier release keeps the draw that it does not know', () => {
  const table = openTable('t', settingsOf(), { id: 'ana' }, 0, newShuffle());
  const before = { table, match: null, log: [], chat: [], nextLine: 0, nextMessage: 0 } as unknown as Live;
  const record = { ...table, rev: 1, host: null, shuffle: null };
  const change = {
    type: 'change',
    table: 't',
    begun: false,
    record,
    move: null,
    snapshot: null,
    log: [],
    message: null,
  } as const;
  const planned = applyChange(before, { ...change, removed: [], names: {}, updates: {}, build: '' } as never);
  expect(planned).toMatchObject({ after: { table: { rev: 1, host: null, shuffle: table.shuffle } } });
});
