import type { Connection } from '@sobremesa/client';
import { expect, it } from 'vitest';
import type { ReplayHead } from './host/model.ts';
import { ReplayTable, viewsOf } from './ReplayTable.ts';

const head: ReplayHead = {
  id: 'a',
  rules: 1,
  seed: '0',
  game: 'patzcuaro',
  seats: [
    { name: 'Ana', bot: null },
    { name: 'Luis', bot: null },
  ],
  options: {},
  startedAt: 0,
  ending: 'agreement',
  length: 3,
  isShuffled: false,
};

it('a step leaves the table around the match as it is, up to the end', () => {
  const state = { G: {}, ctx: {}, undo: false, window: null } as never;
  const moment = { state, fresh: [], line: -1 };
  const seen = { seat: null, moments: [moment, moment, moment, moment], log: [], versions: [] };
  const table = new ReplayTable({} as Connection, viewsOf(head));
  const viewAt = (at: number) => {
    table.show(seen, at);
    return table.store.getState().shown.view;
  };
  const [first, second, , end] = [0, 1, 2, 3].map(viewAt);
  expect(second).toBe(first);
  expect(first).toMatchObject({ status: 'running', you: null });
  expect(end).toMatchObject({ status: 'finished', ended: true });
  expect(viewAt(2)).toBe(first);
  table.show({ ...seen, seat: 1 }, 2);
  expect(table.store.getState().shown.view).toMatchObject({ status: 'running', you: 1 });
});
