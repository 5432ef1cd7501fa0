import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Notifications.module.css';
import { TellMe } from './TellMe.tsx';
import { NotificationsTexts } from './NotificationsTexts.tsx';
import { isNotified, offered, useNotifications } from './useNotifications.ts';

/**
 * Offers notifications while people wait for others, so that they need not stay. Renders nothing if
 * there are none to offer, or if they are on already.
 */
export default function NotificationsCard({ game, className }: { game: string; className: string | undefined }) {
  return (
    <Suspense>
      <NotificationsTexts>
        <Card game={game} className={className} />
      </NotificationsTexts>
    </Suspense>
  );
}

function Card({ game, className }: { game: string; className: string | undefined }) {
  const t = useTranslations('notices');
  const { notices, look } = useNotifications();
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
