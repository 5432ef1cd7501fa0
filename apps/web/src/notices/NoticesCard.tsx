import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ownChannel } from './browser.ts';
import styles from './Notices.module.css';
import { TellMe } from './TellMe.tsx';
import { NoticesTexts } from './NoticesTexts.tsx';
import { useNotices } from './useNotices.ts';

/** Where people wait for others: they need not stay. Nothing is there when nothing is to be had, or they have it already. */
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
  const { view, look } = useNotices();
  const notices = view?.view ?? null;
  if (
    notices === null ||
    notices.channels.some(({ id, kind, confirmed }) => id === ownChannel() || (kind === 'mail' && confirmed))
  ) {
    return null;
  }
  return (
    <section className={className} aria-label={t('tellMe')}>
      <h2>{t('tellMe')}</h2>
      <TellMe view={notices} game={game} onChange={look} />
      <p className={styles.note}>{t('secret')}</p>
    </section>
  );
}
