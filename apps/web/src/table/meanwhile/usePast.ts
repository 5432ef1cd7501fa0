import { pastOf, type PastStep } from '@sobremesa/client';
import type { Seen } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { useConnection } from '../../connection/current.ts';
import type { PastMove } from '../pace/shown.ts';
import { useSession } from '../session.ts';

/** How the match has looked since then, move by move; null while that is not known, and where it cannot be told. */
export function usePast(since: Seen): readonly PastMove[] | null {
  const connection = useConnection();
  const { id } = useSession();
  const [past, setPast] = useState<readonly PastMove[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const steps = await pastOf(connection, id, since.version);
      if (isWanted && steps !== null) setPast(movesOf(steps, since.line));
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [connection, id, since]);
  return past;
}

/** What can be shown move by move: what is told of, and with it all that has changed since without a word. */
function movesOf(steps: readonly PastStep[], line: number): PastMove[] {
  const moves: PastMove[] = [];
  for (const { match, log } of steps) {
    const last = moves.at(-1);
    if (last === undefined) moves.push({ match, line });
    else if (log.length === 0) moves[moves.length - 1] = { ...last, match: { ...match, fresh: last.match.fresh } };
    else moves.push({ match, line: log.at(-1)?.seq ?? last.line });
  }
  return moves;
}
