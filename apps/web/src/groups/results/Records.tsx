import type { GroupMatch } from '@sobremesa/protocol';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useFormatter } from '../../i18n/formatter.ts';
import { replayPath } from '../replayPath.ts';
import { records, type GameRecord } from '../stats/records.ts';
import type { GroupNames } from '../useGroupNames.ts';
import styles from './GameFigures.module.css';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The records of one game, each with its match. */
export function Records({ group, matches, names }: { group: string; matches: readonly GroupMatch[]; names: GroupNames }) {
  const t = useTranslations('groups.stats');
  const format = useFormatter();
  const found = useMemo(() => records(matches), [matches]);
  if (found.length === 0) return null;
  return (
    <>
      <h4>{t('records')}</h4>
      <dl className={styles.records}>
        {found.map(({ kind, value, match, seats }) => {
          const date = format.dateTime(match.finishedAt, { day: 'numeric', month: 'short', year: 'numeric' });
          return (
            <div key={kind}>
              <dt>{t(`record.${kind}`)}</dt>
              <dd className={styles.value}>
                <Value kind={kind} value={value} />
              </dd>
              <dd>{format.list(seats.map((seat) => names.seat(seat)))}</dd>
              <dd>{match.replay ? <Link href={replayPath(group, match.table)}>{date}</Link> : date}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function Value({ kind, value }: Pick<GameRecord, 'kind' | 'value'>) {
  const t = useTranslations('groups.stats.value');
  if (kind === 'mostPoints') return t('points', { points: value });
  if (kind !== 'longest') return t('lead', { points: value });
  if (value >= 2 * DAY) return t('days', { days: Math.round(value / DAY) });
  const minutes = Math.max(1, Math.round(value / MINUTE));
  if (minutes < 60) return t('minutes', { minutes: String(minutes) });
  return t('hours', { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
}
