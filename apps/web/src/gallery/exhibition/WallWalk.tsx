import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { labelLink } from '../../lib/base.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { dateText } from '../dates.ts';
import { HungPiece } from '../HungPiece.tsx';
import type { Piece } from '../pieces.ts';
import styles from './WallWalk.module.css';

/** A wall that scrolls sideways from piece to piece, also by arrow keys and buttons. */
export function WallWalk({ pieces }: { pieces: readonly Piece[] }) {
  const t = useTranslations('gallery.exhibition');
  const wall = useRef<HTMLUListElement>(null);

  /** Scrolls to the piece after or before the one in the middle. */
  function walk(step: 1 | -1) {
    const row = wall.current;
    if (row === null) return;
    const middle = row.scrollLeft + row.clientWidth / 2;
    const centres = [...row.children].map((child) => (child as HTMLElement).offsetLeft + (child as HTMLElement).offsetWidth / 2);
    const next = step > 0 ? centres.find((x) => x > middle + 4) : centres.findLast((x) => x < middle - 4);
    if (next !== undefined) row.scrollTo({ left: next - row.clientWidth / 2, behavior: 'smooth' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (step === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    walk(step);
  }

  return (
    // The keys scroll the wall inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes(pieces[0]?.gallery.wall, styles.room)} onKeyDown={onKeyDown}>
      {/* A region that scrolls has to take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={wall} className={styles.wall} tabIndex={0} aria-label={t('wall')}>
        {pieces.map((piece) => (
          <Exhibit key={piece.id} piece={piece} />
        ))}
      </ul>
      <Button look="quiet" square className={styles.before} aria-label={t('before')} onClick={() => walk(-1)}>
        ←
      </Button>
      <Button look="quiet" square className={styles.after} aria-label={t('after')} onClick={() => walk(1)}>
        →
      </Button>
    </div>
  );
}

function Exhibit({ piece }: { piece: Piece }) {
  const t = useTranslations('gallery');
  const tDate = useTranslations('gallery.date');
  const { id, game, name, text, label, gallery } = piece;
  return (
    <li className={styles.exhibit} style={{ '--ratio': gallery.ratio(id) } as CSSProperties}>
      <HungPiece piece={piece} className={styles.hung} />
      <div className={styles.label}>
        <p className={styles.name}>{name}</p>
        <p>
          {text.maker}, {dateText(label.date, tDate)}
        </p>
        <p>
          <a
            href={labelLink(game, id)}
            target="_blank"
            rel="noopener"
            aria-label={`${t('card.whole', { name })} ${t('card.newTab')}`}
          >
            {t('exhibition.whole')}
          </a>
        </p>
      </div>
    </li>
  );
}
