import { use, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSearch } from 'wouter';
import { NotFound } from '../../layout/NotFound.tsx';
import { useTab } from '../../lib/tab.ts';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { choiceIn, chosen, searchOf } from '../filters.ts';
import { Gallery } from '../Gallery.tsx';
import { HungPiece } from '../HungPiece.tsx';
import { anchorOf, byDate, loadPieces, type Piece } from '../pieces.ts';
import styles from './LabelPage.module.css';
import { Neighbours } from './Neighbours.tsx';
import { Plate } from './Plate.tsx';
import { Tools } from './Tools.tsx';

/** `/gallery/:game/:id`: a piece and its whole label. The query has the filters of the gallery. */
export default function LabelPage({ game, id }: { game: string; id: string }) {
  const pieces = use(loadPieces(useLocale()));
  const piece = pieces.find((piece) => piece.game === game && piece.id === id);
  if (piece === undefined) return <NotFound />;
  return (
    <Gallery>
      <Label key={`${game} ${id}`} piece={piece} pieces={pieces} />
    </Gallery>
  );
}

function Label({ piece, pieces }: { piece: Piece; pieces: readonly Piece[] }) {
  const t = useTranslations('gallery');
  const choice = choiceIn(useSearch(), pieces);
  const search = searchOf(choice);
  const filtered = chosen(choice.view === 'timeline' ? pieces.toSorted(byDate) : pieces, choice);
  // A link to a label may have filters that leave the label itself out.
  const row = filtered.includes(piece) ? filtered : pieces.filter(({ game }) => game === piece.game);
  const heading = useRef<HTMLHeadingElement>(null);
  useTab(piece.name);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main className={classes(piece.gallery.wall, styles.page)}>
      <nav className={styles.back} aria-label={t('title')}>
        <LinkButton href={`/gallery${search}#${anchorOf(piece)}`} look="quiet">
          ← {t('label.back')}
        </LinkButton>
      </nav>
      <article className={styles.label}>
        <div className={styles.wall}>
          <HungPiece piece={piece} className={styles.hung} />
        </div>
        <Plate piece={piece} heading={heading} />
      </article>
      <Tools piece={piece} />
      <Neighbours piece={piece} row={row} search={search} />
    </main>
  );
}
