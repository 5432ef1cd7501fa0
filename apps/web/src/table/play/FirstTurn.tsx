import { Suspense, useState } from 'react';
import { isKnown } from '../known.ts';
import { useMatch } from './context.ts';
import { lazy } from '../../lib/lazy.ts';

const InShort = lazy(() => import('../InShort.tsx'));

/** Opens the game in three lines when the reader must move for the first time. */
export function FirstTurn() {
  const { asked, name } = useMatch(({ asked, view }) => ({ asked, name: view.game }));
  const [known, setKnown] = useState(() => isKnown(name));
  const [begun, setBegun] = useState(false);
  if (asked && !begun) setBegun(true);
  return <Suspense>{begun && !known && <InShort game={name} onClose={() => setKnown(true)} />}</Suspense>;
}
