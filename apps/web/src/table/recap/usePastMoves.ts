import { pastOf, type PastStep } from '@sobremesa/client';
import type { Seen } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { useConnection } from '../../connection/current.ts';
import type { PastMove } from '../playback/pastMove.ts';
import { useSession } from '../session.ts';

/**
 * The match move by move since then; null while it loads, and if the server cannot restore the
 * moves.
 */
export function usePastMoves(since: Seen): readonly PastMove[] | null {
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

/** The moves that brought log lines. A change without a line belongs to the move before it. */
export function movesOf(steps: readonly PastStep[], line: number): PastMove[] {
  const moves: PastMove[] = [];
  for (const { match, log } of steps) {
    const last = moves.at(-1);
    if (last === undefined) moves.push({ match, line });
    else if (log.length === 0) moves[moves.length - 1] = { ...last, match: { ...match, fresh: last.match.fresh } };
    else moves.push({ match, line: log.at(-1)?.seq ?? last.line });
  }
  return moves;
}
