import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/Icon.tsx';
import styles from './HouseRules.module.css';

/**
 * The variants of a table, collapsed since most tables use the defaults. A line lists those that
 * differ.
 */
export function HouseRules({ unusual, children }: { unusual: readonly string[]; children: ReactNode }) {
  const t = useTranslations('lobby.openTable');
  const summary = useId();
  return (
    <details className={styles.rules}>
      <summary aria-describedby={summary}>
        <span className={styles.title}>{t('houseRules')}</span>
        <Icon name="down" />
        <span id={summary} className={styles.summary} data-unusual={unusual.length > 0}>
          {unusual.length === 0 ? t('asUsual') : unusual.join(' · ')}
        </span>
      </summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}
