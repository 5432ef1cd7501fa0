import { useTranslations } from 'use-intl';
import { BotMark } from '../../bots/BotMark.tsx';
import { isBot } from '../../bots/seats.ts';
import { useGameText } from '../../i18n/gameText.tsx';
import { classes } from '../../ui/classes.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { useParty } from '../play/context.ts';
import { signed } from '../side/Scores.tsx';
import type { Standing } from '../standings.ts';
import { pointsIn, sourcesIn } from './sources.ts';
import styles from './ScoreTable.module.css';

interface ScoreTableProps {
  label: string;
  standings: readonly Standing[];
  /** The number of sources counted so far; null once all are. */
  counted: number | null;
  /** Whether to show ranks and highlight the winners. */
  ranks: boolean;
}

/** The final scores: a row for each source of points, a column for each player. */
export function ScoreTable({ label, standings, counted, ranks }: ScoreTableProps) {
  const t = useTranslations('table.finished');
  const text = useGameText();
  const { view } = useParty();
  const sources = sourcesIn(standings);
  const columns = standings.map((standing) => {
    const points = sources.map((source) => pointsIn(standing, source));
    const soFar = points.slice(0, counted ?? sources.length).reduce<number>((sum, each) => sum + (each ?? 0), 0);
    const isWinner = ranks && standing.rank === 1;
    return { ...standing, points, shown: counted === null ? standing.total : soFar, look: classes(isWinner && styles.winner) };
  });

  return (
    <table className={styles.scores} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('source')}</span>
          </th>
          {columns.map(({ key, seat, name, look }) => (
            <th key={key} scope="col" className={look}>
              <SeatToken seat={seat} name={name} size={32} className={styles.token} />
              <span className={styles.name} title={name}>
                {name}
              </span>
              {isBot(view, seat) && <BotMark />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source, row) => (
          <tr key={source} data-counted={counted === null || row < counted}>
            <th scope="row">
              <span>{text.t(source.replace('score.', 'sources.'))}</span>
            </th>
            {columns.map(({ key, points, look }) => (
              <td key={key} className={look}>
                <Points of={points[row]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t('total')}</th>
          {columns.map(({ key, shown, look }) => (
            <td key={key} className={look}>
              <Points of={shown} />
            </td>
          ))}
        </tr>
        {ranks && standings.length > 1 && (
          <tr className={styles.places}>
            <th scope="row">{t('place')}</th>
            {columns.map(({ key, rank, look }) => (
              <td key={key} className={look}>
                {t('rank', { rank })}
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** The points; a dash for a player without this source. */
function Points({ of }: { of: number | null | undefined }) {
  return <span>{of == null ? '–' : signed(of)}</span>;
}
