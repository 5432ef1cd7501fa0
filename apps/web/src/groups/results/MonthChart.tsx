import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import styles from './MonthChart.module.css';

interface MonthChartProps {
  /** The number of matches in each month, by game. */
  games: readonly { name: string; count: number; months: readonly number[] }[];
}

/** The height of the tallest column, in em. */
const TALLEST = 9;
/** The fewest matches of a full column, so that a single match is no tower. */
const FEWEST = 4;

/**
 * Matches per month as columns, one pattern per game, with a table of the same numbers for screen
 * readers.
 */
export function MonthChart({ games }: MonthChartProps) {
  const t = useTranslations('groups.year');
  const format = useFormatter();
  const months = Array.from({ length: 12 }, (_, month) => ({
    counts: games.map((game) => game.months[month] ?? 0),
    // Any year does: only the month's name is shown.
    name: (style: 'narrow' | 'long') => format.dateTime(Date.UTC(2026, month, 15), { month: style, timeZone: 'UTC' }),
  }));
  const totals = months.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
  const unit = TALLEST / Math.max(FEWEST, ...totals);

  return (
    <figure className={styles.chart}>
      <figcaption>{t('chart')}</figcaption>
      <ol className={styles.columns} aria-hidden="true">
        {months.map(({ counts, name }, month) => (
          <li key={name('long')}>
            <span className={styles.total}>{totals[month] === 0 ? '' : totals[month]}</span>
            {counts.map(
              (count, game) =>
                count > 0 && (
                  <span
                    key={games[game]?.name}
                    className={styles.part}
                    data-pattern={game % 3}
                    style={{ height: `${count * unit}em` }}
                  />
                ),
            )}
            <span className={styles.month}>{name('narrow')}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        {games.map(({ name, count }, game) => (
          <li key={name}>
            <span className={styles.part} data-pattern={game % 3} />
            {name}: {count}
          </li>
        ))}
      </ul>
      <table className="visually-hidden">
        <caption>{t('chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            {games.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ counts, name }, month) => (
            <tr key={name('long')}>
              <th scope="row">{name('long')}</th>
              {counts.map((count, game) => (
                <td key={games[game]?.name}>{count}</td>
              ))}
              <td>{totals[month]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
