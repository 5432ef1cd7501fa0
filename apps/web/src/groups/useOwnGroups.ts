import type { GroupSummary } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { useConnection } from '../connection/current.ts';

/** The reader's groups; null until the server has answered. */
export function useOwnGroups(): readonly GroupSummary[] | null {
  const connection = useConnection();
  const [groups, setGroups] = useState<readonly GroupSummary[] | null>(null);
  useEffect(() => {
    let isDone = false;
    async function load() {
      const answer = await connection.request('groups:list', {});
      if (!isDone && answer.ok) setGroups(answer.groups);
    }
    const stop = connection.onReady(() => void load());
    return () => {
      isDone = true;
      stop();
    };
  }, [connection]);
  return groups;
}
