import { Suspense, useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Popover } from '../ui/Popover.tsx';
import { Problem } from '../ui/Problem.tsx';
import { lazy } from '../lib/lazy.ts';
import styles from './Shelf.module.css';

/** Most readers keep their last opponents. */
const Opponents = lazy(() => import('./Opponents.tsx'));

interface ShelfFrameProps {
  /** Names the opponents, on the button that changes them. */
  against: string;
  /** Why a match could not start; null without a failure. */
  problem: string | null;
  /** A `GameBox` for each game. */
  children: ReactNode;
}

/** The shelf of a start page: its title, the choice of opponents, and the boxes. */
export function ShelfFrame({ against, problem, children }: ShelfFrameProps) {
  const t = useTranslations('lobby');
  const [choosing, setChoosing] = useState(false);
  const title = useId();
  return (
    <section className={styles.shelf} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('shelf.title')}</h2>
        <Popover label={against} icon="settings" showLabel onOpen={() => setChoosing(true)}>
          {() => <Suspense>{choosing && <Opponents />}</Suspense>}
        </Popover>
      </div>
      <Problem text={problem} />
      <ul className={styles.boxes}>{children}</ul>
      <p className={styles.gallery}>
        <Link href="/gallery">{t('shelf.gallery')}</Link>
      </p>
    </section>
  );
}
