import { lazy, Suspense, useState } from 'react';
import { isKnown } from '../known.ts';
import { useHere } from './context.ts';

const InShort = lazy(() => import('../InShort.tsx'));

/** The game in three lines by themselves, the first time that the reader is asked for something in it. */
export function FirstTurn() {
  const { asked, name } = useHere(({ asked, view }) => ({ asked, name: view.game }));
  const [known, setKnown] = useState(() => isKnown(name));
  const [begun, setBegun] = useState(false);
  if (asked && !begun) setBegun(true);
  return <Suspense>{begun && !known && <InShort game={name} onClose={() => setKnown(true)} />}</Suspense>;
}
