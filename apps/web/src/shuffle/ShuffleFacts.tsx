import { fingerprint, type ShuffleView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import css from './Shuffle.module.css';

export interface ShuffleFactsProps {
  shuffle: ShuffleView;
  /** By seat; null where nobody sits. */
  names: readonly (string | null)[];
}

/** What is public of a table's shuffle. */
export function ShuffleFacts({ shuffle, names }: ShuffleFactsProps) {
  const t = useTranslations('shuffle');
  const { seats, phase, commitment, round } = shuffle;
  const part = (seat: ShuffleView['seats'][number]) => {
    if (seat === null) return t('parts.none');
    const mark = fingerprint(seat.commitment);
    if (phase !== 'begun') return t('parts.promised', { mark });
    return t(seat.revealed ? 'parts.revealed' : 'parts.missing', { mark });
  };
  return (
    <div className={css.facts}>
      <p>{t('about')}</p>
      {round > 0 && <p>{t('round', { round })}</p>}
      <p>
        {t('fingerprint')}: <span className={css.hash}>{commitment}</span>
      </p>
      <ul className={css.seats} aria-label={t('seats')}>
        {seats.map((seat, number) => {
          const name = names[number] ?? null;
          return (
            // A seat is its number.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={number}>
              {name ?? t('unnamed', { number: String(number + 1) })}: {part(seat)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
