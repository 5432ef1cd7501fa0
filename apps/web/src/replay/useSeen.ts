import { useEffect, useState } from 'react';
import type { Reader } from './reader.ts';
import type { SeenFrom } from './ReplayTable.ts';

/**
 * The match in the view of a seat; null: of a spectator. While another view loads, the last one
 * stays. Null before the first one.
 */
export function useSeen(reader: Reader, seat: number | null, onFailure: () => void): SeenFrom | null {
  const [known, setKnown] = useState<ReadonlyMap<number | null, SeenFrom>>(new Map());
  const [last, setLast] = useState<SeenFrom | null>(null);
  const wanted = known.get(seat);
  useEffect(() => {
    if (wanted !== undefined) return undefined;
    let isWanted = true;
    reader.see(seat).then(
      (seen) => isWanted && setKnown((before) => new Map(before).set(seat, { ...seen, seat })),
      () => isWanted && onFailure(),
    );
    return () => {
      isWanted = false;
    };
  }, [reader, seat, wanted, onFailure]);
  if (wanted !== undefined && wanted !== last) setLast(wanted);
  return wanted ?? last;
}
