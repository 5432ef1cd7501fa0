import { use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadGallery } from '../../games/load.ts';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { labelLink } from '../../lib/base.ts';
import type { LabelsProps } from '../../rulebook/context.ts';
import { classes } from '../../ui/classes.ts';
import { dateText } from '../dates.ts';
import { loadPiecesOf, type Piece } from '../pieces.ts';
import { galleryTexts } from '../texts.ts';
import styles from './PieceLabels.module.css';

/**
 * The museum labels of a piece on the board, for the cards that explain it. Nothing for a piece
 * without a label.
 */
export default function PieceLabels({ game, topic, pictured = true }: LabelsProps) {
  const language = useLocale();
  const loaded = use(loadGallery(game, language));
  const pieces = use(loadPiecesOf(game, language));
  const [, term] = /^terms\.(.+)$/.exec(topic) ?? [];
  if (loaded === null || term === undefined) return null;
  const shown = loaded.gallery.labelsOf(term).flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <MoreTexts part="gallery" texts={galleryTexts}>
      <Labels pieces={shown} pictured={pictured} />
    </MoreTexts>
  );
}

function Labels({ pieces, pictured }: { pieces: readonly Piece[]; pictured: boolean }) {
  const t = useTranslations('gallery.card');
  const isOne = pieces.length === 1;
  return (
    <section className={classes(pieces[0]?.gallery.wall, styles.labels)} aria-label={t(isOne ? 'title' : 'labels')}>
      <ul>
        {pieces.map((piece) => (
          <CardLabel key={piece.id} piece={piece} isBrief={!isOne} isPictured={pictured} />
        ))}
      </ul>
    </section>
  );
}

interface CardLabelProps {
  piece: Piece;
  /** Whether to leave out the story. */
  isBrief: boolean;
  isPictured: boolean;
}

function CardLabel({ piece, isBrief, isPictured }: CardLabelProps) {
  const t = useTranslations('gallery.card');
  const tDate = useTranslations('gallery.date');
  const { game, id, name, text, label, gallery } = piece;
  const { href, width, height } = gallery.drawing(id);
  return (
    <li className={classes(isPictured && styles.label, isBrief && styles.brief)}>
      {isPictured ? (
        <img className={styles.picture} src={href} width={width} height={height} alt={text.alt} />
      ) : (
        <p className="visually-hidden">{text.alt}</p>
      )}
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.facts}>
          {text.maker}, {dateText(label.date, tDate)}
        </p>
        {!isBrief && <p>{text.story}</p>}
        <p>
          <a href={labelLink(game, id)} target="_blank" rel="noopener">
            {t('whole', { name })} <span className={styles.tab}>{t('newTab')}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
