import { useTranslations } from 'use-intl';
import { Disclosure } from '../ui/Disclosure.tsx';
import { lazy } from '../lib/lazy.ts';
import styles from './NotificationsCard.module.css';
import { isNotified, offered, useNotifications } from './useNotifications.ts';

const TellMeHere = lazy(() => import('./TellMeHere.tsx'));

/**
 * Offers notifications while people wait for others, so that they need not stay. Renders nothing if
 * there are none to offer, or if they are on already.
 */
export default function NotificationsCard({ game, className }: { game: string; className: string | undefined }) {
  const t = useTranslations('table.open');
  const { notices, look } = useNotifications();
  const view = offered(notices);
  if (view === null || isNotified(view)) return null;
  return (
    <section className={className} aria-label={t('tellMe')}>
      <Disclosure className={styles.offer} summary={t('tellMe')}>
        <TellMeHere view={view} game={game} onChange={look} />
      </Disclosure>
    </section>
  );
}
