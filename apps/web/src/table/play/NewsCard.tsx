import type { LogEntry } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { LogSentence, nameIn } from '../side/LogSentence.tsx';
import { BarCard } from './BarCard.tsx';
import { useParty } from './context.ts';
import { doerIn, type Gains, type News } from './news.ts';
import styles from './NewsLine.module.css';

/** The line with the newest of the news, and the card with one line per player. */
export default function NewsCard({ news, gained, onLog }: { news: News; gained: Gains; onLog: () => void }) {
  const t = useTranslations('table.news');
  const { view, game } = useParty();
  const sentence = (entry: LogEntry) => <LogSentence plain entry={entry} game={game} name={nameIn(entry, view.seats)} />;
  const doer = doerIn(news.entry);
  const others = news.each.length - 1;
  return (
    <BarCard
      label={t('title')}
      line={
        <>
          <span className={styles.token}>
            <Token playerID={doer} />
          </span>
          <span className={styles.sentence}>
            <Gained points={doer === undefined ? undefined : gained.get(doer)?.more} />
            {sentence(news.entry)}
          </span>
          {others > 0 && (
            <span className={styles.more}>
              <span aria-hidden="true">{t('moreShort', { count: String(others) })}</span>
              <span className="visually-hidden">{t('more', { count: others })}</span>
            </span>
          )}
          <span className={styles.opens}>
            <Icon name="down" size={18} />
          </span>
        </>
      }
    >
      {(closer) => (
        <>
          <ul className={styles.list}>
            {(news.each.length > 0 ? news.each : [{ playerID: undefined, entry: news.entry }]).map(({ playerID, entry }) => {
              const points = playerID === undefined ? undefined : gained.get(playerID);
              return (
                <li key={playerID ?? ''}>
                  <Token playerID={playerID} />
                  <span>{sentence(entry)}</span>
                  {points !== undefined && (
                    <span className={styles.points}>
                      <Gained points={points.more} /> {t('total', { count: points.total })}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <Button {...closer} onClick={onLog}>
            <TableIcon name="log" />
            {t('log')}
          </Button>
        </>
      )}
    </BarCard>
  );
}

function Token({ playerID }: { playerID: string | undefined }) {
  const seat = useParty().view.seats.find((one) => String(one.seat) === playerID);
  if (seat === undefined) return <TableIcon name="log" size={20} />;
  return <SeatToken seat={seat.seat} name={seat.name ?? ''} size={20} />;
}

function Gained({ points }: { points: number | undefined }) {
  if (!points) return null;
  return <strong className={styles.gained}>{points > 0 ? `+${points}` : `−${-points}`}</strong>;
}
