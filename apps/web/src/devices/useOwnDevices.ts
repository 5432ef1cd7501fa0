import type { Results } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { useConnection } from '../connection/current.ts';
import { useFailureText } from '../lib/failure.ts';

type OwnDevices = Results['devices:get'];

/** The reader's devices and passkeys, also after changes; null until the server has answered. */
export function useOwnDevices() {
  const failureText = useFailureText();
  const connection = useConnection();
  const [known, setKnown] = useState<OwnDevices | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isClosed = false;
    async function look() {
      const answer = await connection.request('devices:get', {});
      if (isClosed) return;
      if (answer.ok) setKnown(answer);
      else setProblem(failureText(answer.error.code));
    }
    void look();
    const stop = connection.store.subscribe(({ devicesChanged }, before) => {
      if (devicesChanged !== before.devicesChanged) void look();
    });
    return () => {
      isClosed = true;
      stop();
    };
  }, [connection, failureText]);
  return { known, setKnown, problem, setProblem };
}
