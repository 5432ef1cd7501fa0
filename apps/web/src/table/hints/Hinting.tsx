import { lazy, Suspense } from 'react';
import { givesHints } from '../../games/load.ts';
import { usePlay } from '../play/context.ts';
import { useTable } from '../session.ts';
import type { HintsProps } from './Hints.tsx';

const Hints = lazy(() => import('./Hints.tsx'));

/** The way to good moves for who is asked now, at a table that has them. */
export function Hinting(props: HintsProps) {
  const { view, asked } = usePlay();
  const current = useTable((s) => s.playing === null);
  if (!view.hints || !asked || !current || !givesHints(view.game)) return null;
  return (
    <Suspense>
      <Hints {...props} />
    </Suspense>
  );
}
