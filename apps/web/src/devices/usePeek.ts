import type { FailureCode } from '@sobremesa/client';
import type { Results } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { useConnection } from '../connection/current.ts';

/**
 * The user to whom a link adds a device; null until the server has answered. Does not use the link
 * up.
 */
export function usePeek(token: string): Results['devices:peek'] | { failure: FailureCode } | null {
  const connection = useConnection();
  const [peek, setPeek] = useState<Results['devices:peek'] | { failure: FailureCode } | null>(null);
  useEffect(() => {
    let isDone = false;
    async function ask() {
      const answer = await connection.request('devices:peek', { token });
      if (!isDone) setPeek(answer.ok ? answer : { failure: answer.error.code });
    }
    const stop = connection.onReady(() => void ask());
    return () => {
      isDone = true;
      stop();
    };
  }, [connection, token]);
  return peek;
}
