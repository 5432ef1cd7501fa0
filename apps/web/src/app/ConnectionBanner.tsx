import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnectionState } from '../connection/current.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ConnectionBanner.module.css';

/** A blink of the connection is not worth a word. */
const PATIENCE_MS = 1200;

/** Says when the connection is lost, and when the page is too old for its server. Says nothing while all is well. */
export function ConnectionBanner() {
  const t = useTranslations('connection');
  const status = useConnectionState((s) => s.status);
  return (
    <output className={styles.region}>
      {status === 'outdated' && (
        <span className={styles.banner}>
          <span>{t('outdated')}</span>
          <Button onClick={() => location.reload()}>{t('reload')}</Button>
        </span>
      )}
      {status === 'offline' && <Late key={status} ms={PATIENCE_MS} text={t('lost')} />}
      {status === 'connecting' && <Late key={status} ms={3 * PATIENCE_MS} text={t('connecting')} />}
    </output>
  );
}

/** A text that appears only if it is still true after a while. */
function Late({ ms, text }: { ms: number; text: string }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  if (!due) return null;
  return (
    <span className={styles.banner}>
      <span className={styles.lamp} aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
