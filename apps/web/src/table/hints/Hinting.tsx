import { Suspense } from 'react';
import { givesHints } from '../../games/load.ts';
import { useMatch } from '../play/context.ts';
import { useTable } from '../session.ts';
import type { HintsProps } from './Hints.tsx';
import { lazy } from '../../lib/lazy.ts';

const Hints = lazy(() => import('./Hints.tsx'));

/** The hints, for a reader who must move, at a table with hints. */
export function Hinting(props: HintsProps) {
  const offered = useMatch(({ game, view, match: { state, playerID }, asked }) => {
    const hasChoice = playerID !== null && (game.ui.hasChoice?.(state.G, playerID, state.window !== null) ?? true);
    return asked && hasChoice && view.hints && givesHints(view.game);
  });
  const current = useTable((s) => s.playing === null);
  if (!offered || !current) return null;
  return (
    <Suspense>
      <Hints {...props} />
    </Suspense>
  );
}
