import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../ui/LinkButton.tsx';
import { games } from '../games/index.ts';
import { isLearnt } from '../learn/progress.ts';
import { Button } from '../ui/Button.tsx';
import { lazy } from '../lib/lazy.ts';
import styles from './HowTo.module.css';

const InShort = lazy(() => import('./InShort.tsx'));

/** A button that opens the game in three lines while the reader waits. */
export function HowToButton({ game }: { game: string }) {
  const t = useTranslations('table.howTo');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.button} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Suspense>{open && <InShort game={game} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/**
 * A link to the lesson, for readers who have not finished it. They keep their seat during the
 * lesson.
 */
export function LearnLink({ game, table }: { game: string; table: string }) {
  const t = useTranslations('table.howTo');
  if (!Object.hasOwn(games, game) || isLearnt(game)) return null;
  return <LinkButton href={`/learn/${game}?table=${table}`}>{t('learn')}</LinkButton>;
}
