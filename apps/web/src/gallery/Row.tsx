import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { dateText } from './dates.ts';
import { anchorOf, labelPath, type Piece } from './pieces.ts';
import styles from './Row.module.css';

/** A piece in a list: a small drawing, its name, and its date. */
export const Row = memo(function Row({ piece, search }: { piece: Piece; search: string }) {
  const t = useTranslations('gallery.date');
  const { href, width, height } = piece.gallery.drawing(piece.id);
  return (
    <li>
      <Link id={anchorOf(piece)} href={labelPath(piece) + search} className={styles.row}>
        <img className={styles.picture} src={href} width={width} height={height} alt="" loading="lazy" />
        <span className={styles.words}>
          <span className={styles.name}>{piece.name}</span>
          <span className={styles.facts}>
            {piece.text.place} · {dateText(piece.label.date, t)}
          </span>
        </span>
      </Link>
    </li>
  );
});
