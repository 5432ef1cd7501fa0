import { noTable, type TableState } from '@sobremesa/client';
import { deviceCommitment } from '@sobremesa/match/shuffle';
import type { ShuffleView, TableView } from '@sobremesa/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { watchShuffle } from './contribute.ts';
import { keepAt, keptAt, keptOfDraw } from './kept.ts';

const table = 'AAAAAAAAAAA';
const draw = '0'.repeat(32);
const commitment = 'c'.repeat(64);
const other = { commitment: 'd'.repeat(64), revealed: false };
const open: ShuffleView = { draw, round: 0, commitment, seats: [null, null], phase: 'gathering' };

const own = () => keptAt(table)?.own ?? { commitment: '', contribution: '', confirmed: false };

async function at(you: number | null = 0) {
  const store = createStore<TableState>(() => noTable);
  const request = vi.fn<(name: string, data: object) => Promise<{ ok: boolean }>>(() => Promise.resolve({ ok: true }));
  const show = (shuffle: ShuffleView, seat = you) => {
    store.setState({ view: { shuffle, you: seat } as TableView });
  };
  show(open);
  const watch = () => watchShuffle({ request } as never, table, store);
  /** Waits until this many requests were made, of any kind. */
  const asked = (count: number) => vi.waitFor(() => expect(request).toHaveBeenCalledTimes(count));
  watch();
  if (you !== null) await asked(1);
  const names = () => request.mock.calls.map(([name]) => name);
  const listed = () => ({
    ...open,
    phase: 'revealing' as const,
    seats: [{ commitment: own().commitment, revealed: false }, other],
  });
  return { request, show, watch, names, listed, asked };
}

beforeEach(() => localStorage.clear());

describe('a device', () => {
  it('commits to a number that opens its commitment, and keeps it', async () => {
    const { request } = await at();
    expect(own().contribution).toMatch(/^[0-9a-f]{64}$/);
    expect(own().commitment).toBe(deviceCommitment({ draw, commitment }, own().contribution));
    expect(request).toHaveBeenCalledExactlyOnceWith('table:contribute', { table, draw, commitment: own().commitment });
    expect(keptOfDraw(draw)?.own).toEqual(own());
  });

  it('commits to the same number where the browser has no SHA-256', async () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(array) });
    await at();
    vi.unstubAllGlobals();
    expect(own().commitment).toBe(deviceCommitment({ draw, commitment }, own().contribution));
  });

  it('keeps the contribution that another tab has stored meanwhile', async () => {
    const store = createStore<TableState>(() => noTable);
    const request = vi.fn<() => Promise<{ ok: boolean }>>(() => Promise.resolve({ ok: true }));
    store.setState({ view: { shuffle: open, you: 0 } as TableView });
    watchShuffle({ request } as never, table, store);
    const other = { commitment: 'a'.repeat(64), contribution: 'b'.repeat(64), confirmed: false };
    keepAt(table, { draw, round: 0, commitment, list: null, own: other });
    await vi.waitFor(() =>
      expect(request).toHaveBeenCalledWith('table:contribute', { table, draw, commitment: other.commitment }),
    );
    expect(own()).toEqual(other);
  });

  it('commits when its person sits down, not before', async () => {
    const { names, show, asked } = await at(null);
    expect(names()).toEqual([]);
    show({ ...open }, 1);
    await asked(1);
    expect(names()).toEqual(['table:contribute']);
  });

  it('does not commit again when another device of its person does', async () => {
    const { names, show } = await at();
    show({ ...open, seats: [other, null] });
    expect(names()).toEqual(['table:contribute']);
  });

  it('uses the kept number after a reload', async () => {
    const { watch, names, asked } = await at();
    const before = own();
    watch();
    await asked(2);
    expect(own()).toEqual(before);
    expect(names()).toEqual(['table:contribute', 'table:contribute']);
  });

  it('reveals its number for the final list, and keeps the list and the confirmation', async () => {
    const { show, request, listed } = await at();
    show(listed());
    expect(request).toHaveBeenLastCalledWith('table:reveal', { table, draw, contribution: own().contribution });
    await vi.waitFor(() => expect(own().confirmed).toBe(true));
    expect(keptAt(table)?.list).toEqual([own().commitment, other.commitment]);
  });

  it('reveals nothing for a list without its commitment', async () => {
    const { show, names, listed } = await at();
    show({ ...listed(), seats: [null, other] });
    expect(names()).toEqual(['table:contribute']);
  });

  it('reveals nothing if the list changes', async () => {
    const { show, names, listed } = await at();
    show({ ...listed(), seats: [null, other] });
    show(listed());
    expect(names()).toEqual(['table:contribute']);
    expect(keptAt(table)?.list).toEqual([null, other.commitment]);
  });

  it('keeps the first commitment of the server, and takes no part under another one', async () => {
    const { show, names } = await at();
    const changed = { ...open, commitment: 'e'.repeat(64) };
    show(changed);
    show({ ...changed, phase: 'revealing', seats: [{ commitment: own().commitment, revealed: false }, other] });
    expect(keptAt(table)?.commitment).toBe(commitment);
    expect(names()).toEqual(['table:contribute']);
  });

  it('takes part in the next round after a start has failed', async () => {
    const { show, names, listed, asked } = await at();
    show(listed());
    const first = own();
    show({ ...open, draw: '1'.repeat(32), round: 1 });
    await asked(3);
    expect(names()).toEqual(['table:contribute', 'table:reveal', 'table:contribute']);
    expect(own().contribution).not.toBe(first.contribution);
  });

  it('takes no part in another draw of the same round once it has revealed', async () => {
    const { show, names, listed } = await at();
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
