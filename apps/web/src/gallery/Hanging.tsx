import { memo, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { dateText } from './dates.ts';
import styles from './Hanging.module.css';
import { anchorOf, type Piece } from './pieces.ts';

/**
 * A piece on the wall with a short label, as a link to the whole one. All have about the same area.
 */
export const Hanging = memo(function Hanging({ piece, href }: { piece: Piece; href: string }) {
  const t = useTranslations('gallery.date');
  const { id, name, text, label, gallery } = piece;
  const { Hung } = gallery;
  return (
    <li className={styles.piece} style={{ '--width': Math.sqrt(gallery.ratio(id)).toFixed(3) } as CSSProperties}>
      <Link id={anchorOf(piece)} href={href} className={styles.link}>
        <span className={styles.picture}>
          <Hung id={id} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            {text.maker}, {dateText(label.date, t)}
          </span>
        </span>
      </Link>
    </li>
  );
});
