import { lazy, Suspense, useEffect, useState } from 'react';
import { remember, remembered } from '../../app/storage.ts';
import { isLearnt } from '../../learn/progress.ts';
import { usePlay } from './context.ts';

const Hint = lazy(() => import('../../rulebook/Hint.tsx'));

const hintedKey = (game: string) => `sobremesa.hinted.${game}`;

function hintedBefore(game: string): string[] {
  return (remembered(hintedKey(game)) ?? '').split(' ').filter(Boolean);
}

/** What to know when something is asked of this reader for the first time on this device. Once for each kind of decision. */
export function FirstTime() {
  const { view, match, game, ctx, asked } = usePlay();
  const prompt = game.ui.prompt(match.state.G, ctx, match.playerID).key;
  const decision = asked ? prompt.slice(prompt.indexOf('.') + 1) : null;
  const [last, setLast] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  if (decision !== last) {
    const known =
      // Who has finished the lesson needs none.
      isLearnt(view.game) || (decision !== null && hintedBefore(view.game).includes(decision));
    setLast(decision);
    setShown(known ? null : decision);
  }
  useEffect(() => {
    const before = hintedBefore(view.game);
    if (shown !== null && !before.includes(shown)) remember(hintedKey(view.game), [...before, shown].join(' '));
  }, [view.game, shown]);
  return (
    <Suspense>{shown !== null && <Hint key={shown} game={view.game} decision={shown} onClose={() => setShown(null)} />}</Suspense>
  );
}
