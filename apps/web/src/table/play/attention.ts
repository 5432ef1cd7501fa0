import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTab } from '../../lib/tab.ts';
import { useGameName } from '../../lobby/names.ts';
import { announce } from '../../ui/announce.tsx';
import { useOpenTable } from '../session.ts';
import { isAsked, useMatch } from './context.ts';
import { play } from '../../lib/sound.ts';

/**
 * Calls the reader when they must move: by the tab's title and icon, a sound, and an announcement
 * of what to do. Each further step of the turn is announced, too.
 */
export function useAttention(prompt: string): void {
  const t = useTranslations('table.play');
  const { asked, name } = useMatch(({ asked, view }) => ({ asked, name: view.game }));
  const { store } = useOpenTable();
  const gameName = useGameName();

  useTab(asked ? t('tabYourTurn', { game: gameName(name) }) : gameName(name), asked);

  const isCalled = useRef(false);
  useEffect(() => {
    if (asked && !isCalled.current) play('turn');
    if (asked) announce(isCalled.current ? prompt : `${t('yourTurn')} ${prompt}`);
    isCalled.current = asked;
  }, [asked, prompt, t]);

  // Plays a sound for each move, without a render.
  useEffect(
    () =>
      store.subscribe(({ shown }, { shown: before }) => {
        const { match } = shown;
        if (match === null || match === before.match || match.fresh.length === 0) return;
        if (isAsked(before) || !isAsked(shown)) play('move');
      }),
    [store],
  );
}
