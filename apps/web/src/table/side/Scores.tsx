import type { ScorePart } from '@sobremesa/games/kit';
import { useTranslations } from 'use-intl';
import { useGameText } from '../../i18n/gameText.tsx';
import { BotMark } from '../../bots/BotMark.tsx';
import { isBot } from '../../bots/seats.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { usePlay } from '../play/context.ts';
import { useTable } from '../session.ts';
import { useStandings } from '../standings.ts';
import styles from './Scores.module.css';

/**
 * All scores by source, as far as this reader may know. During the final count they would name the
 * winner.
 */
export function Scores() {
  const t = useTranslations('table.scores');
  const tPlay = useTranslations('table.play');
  const { match, view } = usePlay();
  const standings = useStandings();
  const isCounting = useTable((s) => s.count === 'running');
  if (isCounting) return <p className={styles.note}>{tPlay('counting')}</p>;
  return (
    <div className={styles.scores}>
      {view.status === 'running' && <p className={styles.note}>{t('running')}</p>}
      {standings.map(({ key, name, seat, total, parts }, i) => (
        <details key={key} open={key === match.playerID || (match.playerID === null && i === 0)}>
          <summary>
            <SeatToken seat={seat} name={name} />
            <span className={styles.name}>{name}</span>
            {isBot(view, seat) && <BotMark />}
            <span className={styles.total}>{total}</span>
          </summary>
          <Parts parts={parts} />
        </details>
      ))}
    </div>
  );
}

/** A number with a true minus sign. */
export const signed = (points: number) => String(points).replace('-', '−');

/** The sources of one score with their points. */
function Parts({ parts }: { parts: readonly ScorePart[] }) {
  const text = useGameText();
  return (
    <ul className={styles.parts}>
      {parts.map(({ source, points, values = {} }) => (
        <li key={JSON.stringify([source, values])}>
          <span>{text.sentence({ key: source, values })}</span>
          <span className={styles.points}>{signed(points)}</span>
        </li>
      ))}
    </ul>
  );
}
