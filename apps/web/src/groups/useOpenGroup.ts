import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useConnection } from '../connection/current.ts';
import { OpenGroup, type GroupState } from './openGroup.ts';

/** A group while its page is open. It is read again when the reader comes back to the page. */
export function useOpenGroup(id: string): { group: OpenGroup; state: GroupState } {
  const connection = useConnection();
  const [group] = useState(() => new OpenGroup(connection, id));
  useEffect(() => {
    const stop = group.start();
    const onVisible = () => {
      if (document.visibilityState === 'visible') group.refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [group]);
  return { group, state: useStore(group.store) };
}
