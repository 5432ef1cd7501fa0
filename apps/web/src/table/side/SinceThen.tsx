import { useTranslations } from 'use-intl';
import styles from './Mark.module.css';

/** Marks in a list where the reader left off. */
export function SinceThen() {
  const t = useTranslations('table');
  return (
    <li className={styles.mark}>
      <span className={styles.since}>{t('sinceThen')}</span>
    </li>
  );
}
