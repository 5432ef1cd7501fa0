import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTab } from '../../lib/tab.ts';
import { useGameName } from '../../lobby/names.ts';
import { announce } from '../../ui/announce.tsx';
import { useShown } from '../session.ts';
import { isAsked, useHere } from './context.ts';
import { play } from './sound.ts';

/** Calls its reader when they are asked: by the tab's title and mark, by a sound, by a word to those who listen. */
export function useAttention(): void {
  const t = useTranslations('table.play');
  const { asked, name } = useHere(({ asked, view }) => ({ asked, name: view.game }));
  const { store } = useShown();
  const gameName = useGameName();

  useTab(asked ? t('tabYourTurn', { game: gameName(name) }) : gameName(name), asked);

  useEffect(() => {
    if (!asked) return;
    play('turn');
    announce(t('yourTurn'));
  }, [asked, t]);

  // What anybody does is heard, too; nothing has to be drawn for that.
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const { match } = state;
        if (match === null || match === before.match || match.fresh.length === 0) return;
        if (isAsked(before) || !isAsked(state)) play('move');
      }),
    [store],
  );
}
