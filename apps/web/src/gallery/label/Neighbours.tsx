import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { labelPath, type Piece } from '../pieces.ts';
import styles from './LabelPage.module.css';

interface NeighboursProps {
  piece: Piece;
  /** The pieces to walk through. */
  row: readonly Piece[];
  search: string;
}

/** Links to the labels before and after this one, also by arrow keys. */
export function Neighbours({ piece, row, search }: NeighboursProps) {
  const t = useTranslations('gallery.label');
  const [, navigate] = useLocation();
  const at = row.indexOf(piece);
  const [before, after] = [row[at - 1], row[at + 1]];
  const toBefore = before && labelPath(before) + search;
  const toAfter = after && labelPath(after) + search;

  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) => {
      const isElsewhere = target instanceof Element && target.closest('input, textarea, select, dialog, [popover]') !== null;
      if (altKey || ctrlKey || metaKey || shiftKey || isElsewhere) return;
      const to = key === 'ArrowLeft' ? toBefore : key === 'ArrowRight' ? toAfter : undefined;
      if (to !== undefined) navigate(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, toBefore, toAfter]);

  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {before && toBefore !== undefined && (
        <Link href={toBefore} rel="prev" className={styles.before} aria-keyshortcuts="ArrowLeft">
          <span aria-hidden="true">←&nbsp;</span>
          {t('previous', { name: before.name })}
        </Link>
      )}
      <span className={styles.at} title={t('keys')}>
        {t('place', { at: at + 1, count: row.length })}
      </span>
      {after && toAfter !== undefined && (
        <Link href={toAfter} rel="next" className={styles.after} aria-keyshortcuts="ArrowRight">
          {t('next', { name: after.name })}
          <span aria-hidden="true">&nbsp;→</span>
        </Link>
      )}
    </nav>
  );
}
