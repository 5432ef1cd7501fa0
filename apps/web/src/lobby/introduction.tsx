import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { games } from '../games/index.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';

/**
 * Provides the introduction of a game to all children. Suspends until it is loaded. Renders nothing
 * for an unknown game.
 */
export function IntroductionTexts({ game, children }: { game: string; children: ReactNode }) {
  const manifest = Object.hasOwn(games, game) ? games[game] : undefined;
  if (manifest === undefined) return null;
  return (
    <MoreTexts part="introduction" texts={manifest.introduction}>
      {children}
    </MoreTexts>
  );
}

/** The game in three lines. Must be used inside `IntroductionTexts`. */
export function useInShort(): readonly string[] {
  const t = useTranslations('introduction');
  return [t('goal'), t('turn'), t('remember')];
}
