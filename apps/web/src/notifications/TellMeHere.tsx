import { useTranslations } from 'use-intl';
import styles from './Notifications.module.css';
import { NotificationsTexts } from './NotificationsTexts.tsx';
import { TellMe, type TellMeProps } from './TellMe.tsx';

/** The offer of notifications with its own texts. Needs a `<Suspense>` around it. */
export default function TellMeHere(props: TellMeProps) {
  return (
    <NotificationsTexts>
      <Inside {...props} />
    </NotificationsTexts>
  );
}

function Inside(props: TellMeProps) {
  const t = useTranslations('notices');
  return (
    <>
      <TellMe {...props} />
      <p className={styles.note}>{t('secret')}</p>
    </>
  );
}
