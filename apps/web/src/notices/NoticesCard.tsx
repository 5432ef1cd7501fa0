import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Notices.module.css';
import { TellMe } from './TellMe.tsx';
import { NoticesTexts } from './NoticesTexts.tsx';
import { isNotified, offered, useNotices } from './useNotices.ts';

/**
 * Where people wait for others: they need not stay. Nothing is there when nothing is to be had, or
 * they have it already.
 */
export default function NoticesCard({ game, className }: { game: string; className: string | undefined }) {
  return (
    <Suspense>
      <NoticesTexts>
        <Card game={game} className={className} />
      </NoticesTexts>
    </Suspense>
  );
}

function Card({ game, className }: { game: string; className: string | undefined }) {
  const t = useTranslations('notices');
  const { notices, look } = useNotices();
  const view = offered(notices);
  if (view === null || isNotified(view)) return null;
  return (
    <section className={className} aria-label={t('tellMe')}>
      <h2>{t('tellMe')}</h2>
      <TellMe view={view} game={game} onChange={look} />
      <p className={styles.note}>{t('secret')}</p>
    </section>
  );
}
