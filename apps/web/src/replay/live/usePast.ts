import { historyOf, type HistoryAnswer } from '@sobremesa/client';
import { useEffect, useState } from 'react';
import { useConnection } from '../../connection/current.ts';
import { useOpenTable } from '../../table/session.ts';
import type { SeenFrom } from '../ReplayTable.ts';
import { continued, seenOf } from './seen.ts';

type Problem = Extract<HistoryAnswer, { ok: false }>['code'];

/** The running match on the table so far; null while it loads. */
export type Past = SeenFrom | { problem: Problem } | null;

/**
 * Loads the past of the match on the table, and adds each change that the page receives. If changes
 * are missing, it loads again; if that fails, the last known past stays.
 */
export function usePast(): Past {
  const connection = useConnection();
  const { session, store } = useOpenTable();
  const [past, setPast] = useState<Past>(null);
  useEffect(() => {
    let seen: SeenFrom | null = null;
    let isLoading = false;
    let isWanted = true;
    const show = (next: SeenFrom) => {
      seen = next;
      setPast(next);
    };
    const load = async () => {
      isLoading = true;
      const answer = await historyOf(connection, session.id);
      isLoading = false;
      if (!isWanted) return;
      if (answer.ok) {
        const loaded = seenOf(answer.past);
        show(continued(loaded, store.getState().newest) ?? loaded);
      } else if (seen === null) setPast({ problem: answer.code });
    };
    void load();
    const stop = store.subscribe(({ newest }, before) => {
      const isNew = newest.match !== before.newest.match || newest.log !== before.newest.log;
      if (!isNew || seen === null || isLoading) return;
      const next = continued(seen, newest);
      if (next === null) void load();
      else if (next !== seen) show(next);
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [connection, session, store]);
  return past;
}
