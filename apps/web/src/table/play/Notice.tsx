import type { ReactNode } from 'react';
import styles from './Notices.module.css';

/** One of the things that stand in the way of playing on, with what can be done about it. */
export function Notice({ kind, children }: { kind?: 'refusal'; children: ReactNode }) {
  return (
    <div className={styles.notice} data-kind={kind}>
      {children}
    </div>
  );
}
