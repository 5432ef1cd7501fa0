import { useTranslations } from 'use-intl';
import { centuryOf, centuryText, dateText } from './dates.ts';
import { grouped } from './grouped.ts';
import { anchorOf, byDate, labelPath } from './pieces.ts';
import { Link } from 'wouter';
import styles from './Timeline.module.css';
import type { ViewProps } from './Wall.tsx';

/** The pieces by the century in which they begin, from the oldest to today. */
export default function Timeline({ pieces, search }: ViewProps) {
  const t = useTranslations('gallery');
  const tDate = useTranslations('gallery.date');
  const centuries = [...grouped(pieces.toSorted(byDate), ({ label }) => centuryOf(label.date.first))];
  return (
    <section aria-label={t('timeline.title')}>
      <ol className={styles.line}>
        {centuries.map(([century, own], i) => (
          <li key={century} className={styles.century} data-gap={isGap(centuries[i - 1]?.[0], century) || undefined}>
            <h2>{centuryText(century, tDate)}</h2>
            <ul className={styles.pieces}>
              {own.map((piece) => {
                const { href, width, height } = piece.gallery.drawing(piece.id);
                return (
                  <li key={`${piece.game} ${piece.id}`}>
                    <Link id={anchorOf(piece)} href={labelPath(piece) + search} className={styles.piece}>
                      <img src={href} width={width} height={height} alt="" loading="lazy" />
                      <span className={styles.date}>{dateText(piece.label.date, tDate)}</span>
                      <span className={styles.name}>{piece.name}</span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether centuries without a piece lie between two centuries. */
function isGap(before: number | undefined, century: number): boolean {
  return before !== undefined && century - before > (before < 0 && century > 0 ? 2 : 1);
}
