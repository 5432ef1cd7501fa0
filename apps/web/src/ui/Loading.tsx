import { useTranslations } from 'use-intl';
import styles from './Loading.module.css';

/** A loading indicator that appears only after a noticeable delay. */
export function Loading() {
  const t = useTranslations('ui');
  return <output className={styles.loading}>{t('loading')}</output>;
}
