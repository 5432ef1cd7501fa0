import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTab } from '../../app/tab.ts';
import { useGameName } from '../../lobby/names.ts';
import { announce } from '../../ui/announce.tsx';
import { usePlay } from './context.ts';
import { play } from './sound.ts';

/** Calls its reader when they are asked: by the tab's title and mark, by a sound, by a word to those who listen. */
export function useAttention(): void {
  const t = useTranslations('table.play');
  const { view, match, asked } = usePlay();
  const gameName = useGameName();
  const { version, fresh } = match;
  const before = useRef({ asked: false, version });

  useTab(asked ? t('tabYourTurn', { game: gameName(view.game) }) : gameName(view.game), asked);

  useEffect(() => {
    if (asked && !before.current.asked) {
      play('turn');
      announce(t('yourTurn'));
    } else if (fresh.length > 0 && version !== before.current.version) play('move');
    before.current = { asked, version };
  }, [asked, version, fresh, t]);
}
