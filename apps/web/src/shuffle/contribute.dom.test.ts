import { noTable, type TableState } from '@sobremesa/client';
import { deviceCommitment } from '@sobremesa/match/shuffle';
import type { ShuffleView, TableView } from '@sobremesa/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { watchShuffle } from './contribute.ts';
import { keptAt, keptOfDraw } from './kept.ts';

const table = 'AAAAAAAAAAA';
const draw = '0'.repeat(32);
const commitment = 'c'.repeat(64);
const other = { commitment: 'd'.repeat(64), revealed: false };
const open: ShuffleView = { draw, round: 0, commitment, seats: [null, null], phase: 'gathering' };

const own = () => keptAt(table)?.own ?? { commitment: '', contribution: '', confirmed: false };

function at(you: number | null = 0) {
  const store = createStore<TableState>(() => noTable);
  const request = vi.fn<(name: string, data: object) => Promise<{ ok: boolean }>>(() => Promise.resolve({ ok: true }));
  const show = (shuffle: ShuffleView, seat = you) => {
    store.setState({ view: { shuffle, you: seat } as TableView });
  };
  show(open);
  const watch = () => watchShuffle({ request } as never, table, store);
  watch();
  const names = () => request.mock.calls.map(([name]) => name);
  const listed = () => ({
    ...open,
    phase: 'revealing' as const,
    seats: [{ commitment: own().commitment, revealed: false }, other],
  });
  return { request, show, watch, names, listed };
}

beforeEach(() => localStorage.clear());

describe('a device', () => {
  it('commits to a number that opens its commitment, and keeps it', () => {
    const { request } = at();
    expect(own().contribution).toMatch(/^[0-9a-f]{64}$/);
    expect(own().commitment).toBe(deviceCommitment({ draw, commitment }, own().contribution));
    expect(request).toHaveBeenCalledExactlyOnceWith('table:contribute', { table, draw, commitment: own().commitment });
    expect(keptOfDraw(draw)?.own).toEqual(own());
  });

  it('commits when its person sits down, not before', () => {
    const { names, show } = at(null);
    expect(names()).toEqual([]);
    show({ ...open }, 1);
    expect(names()).toEqual(['table:contribute']);
  });

  it('does not commit again when another device of its person does', () => {
    const { names, show } = at();
    show({ ...open, seats: [other, null] });
    expect(names()).toEqual(['table:contribute']);
  });

  it('uses the kept number after a reload', () => {
    const { watch, names } = at();
    const before = own();
    watch();
    expect(own()).toEqual(before);
    expect(names()).toEqual(['table:contribute', 'table:contribute']);
  });

  it('reveals its number for the final list, and keeps the list and the confirmation', async () => {
    const { show, request, listed } = at();
    show(listed());
    expect(request).toHaveBeenLastCalledWith('table:reveal', { table, draw, contribution: own().contribution });
    await vi.waitFor(() => expect(own().confirmed).toBe(true));
    expect(keptAt(table)?.list).toEqual([own().commitment, other.commitment]);
  });

  it('reveals nothing for a list without its commitment', () => {
    const { show, names, listed } = at();
    show({ ...listed(), seats: [null, other] });
    expect(names()).toEqual(['table:contribute']);
  });

  it('reveals nothing if the list changes', () => {
    const { show, names, listed } = at();
    show({ ...listed(), seats: [null, other] });
    show(listed());
    expect(names()).toEqual(['table:contribute']);
    expect(keptAt(table)?.list).toEqual([null, other.commitment]);
  });

  it('keeps the first commitment of the server, and takes no part under another one', () => {
    const { show, names } = at();
    const changed = { ...open, commitment: 'e'.repeat(64) };
    show(changed);
    show({ ...changed, phase: 'revealing', seats: [{ commitment: own().commitment, revealed: false }, other] });
    expect(keptAt(table)?.commitment).toBe(commitment);
    expect(names()).toEqual(['table:contribute']);
  });

  it('takes part in the next round after a start has failed', () => {
    const { show, names, listed } = at();
    show(listed());
    const first = own();
    show({ ...open, draw: '1'.repeat(32), round: 1 });
    expect(names()).toEqual(['table:contribute', 'table:reveal', 'table:contribute']);
    expect(own().contribution).not.toBe(first.contribution);
  });

  it('takes no part in another draw of the same round once it has revealed', () => {
    const { show, names, listed } = at();
    show(listed());
    show({ ...open, draw: '1'.repeat(32) });
    expect(names()).toEqual(['table:contribute', 'table:reveal']);
    expect(keptAt(table)?.draw).toBe(draw);
  });
});

it('a damaged storage counts as empty', () => {
  localStorage.setItem('sobremesa.shuffles', '{');
  expect(keptAt(table)).toBeNull();
});
