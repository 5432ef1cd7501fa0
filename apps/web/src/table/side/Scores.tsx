import type { Score } from '@sobremesa/games/kit';
import { useTranslations } from 'use-intl';
import { useGameText } from '../../i18n/gameText.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { usePlay } from '../play/context.ts';
import styles from './Scores.module.css';

/** How everybody stands, source by source, as far as this reader may know. */
export function Scores() {
  const t = useTranslations('table.scores');
  const { match, game, players, view, ctx } = usePlay();
  const nameOf = (id: string) => players.find((p) => p.id === id)?.name ?? '';
  const scores = game.module.score(match.state.G, ctx).toSorted((a, b) => a.rank - b.rank);
  return (
    <div className={styles.scores}>
      {view.status === 'running' && <p className={styles.note}>{t('running')}</p>}
      {scores.map((score, i) => (
        <details key={score.playerID} open={score.playerID === match.playerID || (match.playerID === null && i === 0)}>
          <summary>
            <SeatToken seat={Number(score.playerID)} name={nameOf(score.playerID)} />
            <span className={styles.name}>{nameOf(score.playerID)}</span>
            <span className={styles.total}>{score.total}</span>
          </summary>
          <Parts score={score} />
        </details>
      ))}
    </div>
  );
}

/** With a true minus. */
const signed = (points: number) => String(points).replace('-', '−');

/** The sources of one score with their points; `shown` of them, all if left out. */
export function Parts({ score, shown = score.parts.length }: { score: Score; shown?: number }) {
  const text = useGameText();
  return (
    <ul className={styles.parts}>
      {score.parts.map(({ source, points, values = {} }, i) => (
        <li key={source} data-shown={i < shown} aria-hidden={i < shown ? undefined : true}>
          <span>{text.sentence({ key: source, values })}</span>
          <span className={styles.points}>{signed(points)}</span>
        </li>
      ))}
    </ul>
  );
}
