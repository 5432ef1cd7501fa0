import type { Seen } from '@sobremesa/protocol';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { useConnection } from '../../connection/current.ts';
import { TableContext, useTable } from '../session.ts';
import { Keeper } from './keeper.ts';

const Card = lazy(() => import('./Card.tsx'));
const Replay = lazy(() => import('./Replay.tsx'));

/** Keeps how far the reader has seen the table, and tells who comes back what has happened since. */
export default function Meanwhile() {
  const table = use(TableContext);
  const connection = useConnection();
  const [news, setNews] = useState<{ since: Seen; done: () => void } | null>(null);
  const replayed = useTable((s) => s.replay !== null);
  useEffect(() => {
    if (table === null) return undefined;
    const keeper = new Keeper(table, connection, (since) => {
      const done = () => {
        setNews(null);
        keeper.done();
      };
      setNews({ since, done });
    });
    return keeper.start();
  }, [table, connection]);
  return (
    <Suspense>
      {news !== null && <Card since={news.since} onClose={news.done} />}
      {replayed && <Replay />}
    </Suspense>
  );
}
