import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTab } from '../../lib/tab.ts';
import { useGameName } from '../../lobby/names.ts';
import { announce } from '../../ui/announce.tsx';
import { useOpenTable } from '../session.ts';
import { isAsked, useMatch } from './context.ts';
import { play } from '../../lib/sound.ts';

/**
 * Calls the reader when they are asked: by the tab's title and icon, a sound, and an announcement
 * that says what to do. Each further step of the turn is announced as well.
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

  // Each move makes a sound. That needs no render.
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
