import { expect, it } from 'vitest';
import { settingsOf } from '../../../test/harness.ts';
import type { TableRecord } from '../../storage/storage.ts';
import { closed, drawnShuffle, newShuffle, nextShuffle, shuffleView } from './shuffle.ts';
import { openTable } from './table.ts';

const opened = openTable('t', settingsOf(), { id: 'ana' }, 0, newShuffle());
const waiting = closed(opened, 1500);

it('a match that a server of an earlier release has begun shows no shuffle', () => {
  for (const table of [opened, waiting]) {
    const begun: TableRecord = { ...table, status: 'running' };
    expect([shuffleView(begun), drawnShuffle(begun)]).toEqual([undefined, null]);
  }
});

it('a match that began with its shuffle shows it', () => {
  const begun: TableRecord = { ...closed(opened, null), status: 'running' };
  expect(shuffleView(begun)).toMatchObject({ phase: 'begun', commitment: opened.shuffle?.commitment });
  expect(drawnShuffle(begun)).toMatchObject({ secret: opened.shuffle?.secret });
});

it('the number of abandoned draws stays within its byte', () => {
  expect(nextShuffle(newShuffle(254)).round).toBe(255);
  expect(nextShuffle(newShuffle(255)).round).toBe(255);
});

it('every draw has its own id, secret and commitment', () => {
  const draws = Array.from({ length: 20 }, () => newShuffle());
  const values = draws.flatMap(({ draw, secret, commitment }) => [draw, secret, commitment]);
  expect(new Set(values).size).toBe(values.length);
});
