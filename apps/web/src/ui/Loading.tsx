import { useTranslations } from 'use-intl';
import styles from './Loading.module.css';

/**
 * A quiet moment while something is on its way; shown only if it takes long enough to be noticed.
 */
export function Loading() {
  const t = useTranslations('ui');
  return <output className={styles.loading}>{t('loading')}</output>;
}
