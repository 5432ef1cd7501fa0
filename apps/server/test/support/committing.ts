import { defaultTableSettings } from '@sobremesa/protocol';
import type { TableWrite } from '../../src/storage/storage.ts';

/** Writes of a match without rules, for tests of a storage. */

/** @param state of its snapshot */
export function begun(id: string, state = '0'): TableWrite {
  const settings = {
    ...defaultTableSettings('secrets', 1),
  };
  const match = { version: 0, rules: 1, state, requests: {}, asked: [], window: null };
  const table = { id, rev: 0, status: 'running', settings, autoStart: false, host: null, createdAt: 0, activeAt: 0 } as const;
  return {
    id,
    table: { ...table, rematch: null, muted: [], barred: [], vote: null, clock: null, wish: null, shuffle: null, seats: [] },
    snapshot: match,
  };
}

/** Each move has two lines in the log, from the second on. */
export function moved(id: string, version: number): TableWrite & Required<Pick<TableWrite, 'move' | 'log'>> {
  const entry = { kind: 'game', event: { type: 'moved' } } as const;
  return {
    id,
    move: {
      version,
      rules: 1,
      asked: [],
      window: null,
      at: version,
      seat: 0,
      action: { move: 'go', args: [] },
      request: null,
    },
    log: [
      { seq: version * 2, at: version, version, entry },
      { seq: version * 2 + 1, at: version, version, entry },
    ],
  };
}

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
