import type { Seen } from '@sobremesa/protocol';
import { Suspense, useEffect, useState } from 'react';
import { useConnection } from '../../connection/current.ts';
import { useOpenTable } from '../session.ts';
import { ReadTracker } from './readTracker.ts';
import { lazy } from '../../lib/lazy.ts';

const RecapDialog = lazy(() => import('./RecapDialog.tsx'));

/**
 * Tracks how far the reader has seen the table, and shows a recap to a reader who missed something.
 */
export default function Recap() {
  const table = useOpenTable();
  const connection = useConnection();
  const [missed, setMissed] = useState<{ since: Seen; done: () => void } | null>(null);
  useEffect(() => {
    const tracker = new ReadTracker(table, connection, (since) => {
      const done = () => {
        setMissed(null);
        tracker.done();
      };
      setMissed({ since, done });
    });
    return tracker.start();
  }, [table, connection]);
  return <Suspense>{missed !== null && <RecapDialog since={missed.since} onClose={missed.done} />}</Suspense>;
}
