import { memo } from 'react';
import styles from './Marks.module.css';

interface MarksProps {
  kind: 'branch' | 'comment';
  /** The marked versions. */
  at: readonly number[];
  /** The last version. */
  length: number;
}

/** Marks along the slider. The panel lists the same moments, for keyboards and screen readers. */
export const Marks = memo(function Marks({ kind, at, length }: MarksProps) {
  return (
    <div className={styles.marks} data-kind={kind} aria-hidden="true">
      {[...new Set(at)].map((version) => (
        <span key={version} style={{ insetInlineStart: `${(100 * version) / Math.max(length, 1)}%` }} />
      ))}
    </div>
  );
});
