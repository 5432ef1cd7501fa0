import { Suspense, useEffect, useState } from 'react';
import { remember, remembered } from '../../lib/storage.ts';
import { isLearnt } from '../../learn/progress.ts';
import { useMatch } from './context.ts';
import { lazy } from '../../lib/lazy.ts';

const Tip = lazy(() => import('./Tip.tsx'));

const hintedKey = (game: string) => `sobremesa.hinted.${game}`;

function hintedBefore(game: string): string[] {
  return (remembered(hintedKey(game)) ?? '').split(' ').filter(Boolean);
}

/** A hint for each kind of decision, when it is first due on this device. */
export function FirstTime() {
  const { name, decision } = useMatch(({ view, match, game, ctx, asked }) => {
    const prompt = asked ? game.ui.prompt(match.state.G, ctx, match.playerID).key : null;
    return { name: view.game, decision: prompt && prompt.slice(prompt.indexOf('.') + 1) };
  });
  const [last, setLast] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  if (decision !== last) {
    const known =
      // The lesson has taught these decisions already.
      isLearnt(name) || (decision !== null && hintedBefore(name).includes(decision));
    setLast(decision);
    setShown(known ? null : decision);
  }
  useEffect(() => {
    const before = hintedBefore(name);
    if (shown !== null && !before.includes(shown)) remember(hintedKey(name), [...before, shown].join(' '));
  }, [name, shown]);
  return <Suspense>{shown !== null && <Tip key={shown} game={name} decision={shown} onClose={() => setShown(null)} />}</Suspense>;
}
