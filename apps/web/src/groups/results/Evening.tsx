import type { GroupMatch } from '@sobremesa/protocol';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useFormatter } from '../../i18n/formatter.ts';
import { useGameName } from '../../lobby/names.ts';
import { classes } from '../../ui/classes.ts';
import { replayPath } from '../replayPath.ts';
import { eveningScore, isTonight, newestFirst } from '../stats/evenings.ts';
import { playerOf } from '../stats/players.ts';
import type { GroupNames } from '../useGroupNames.ts';
import styles from './Evening.module.css';
import { Trophy } from './Trophy.tsx';

interface EveningProps {
  group: string;
  evening: readonly GroupMatch[];
  names: GroupNames;
  /** Milliseconds since 1970. */
  now: number;
}

/** The score of the last evening: a column for each player, a row for each match. */
export function Evening({ group, evening, names, now }: EveningProps) {
  const t = useTranslations('groups.evening');
  const tResults = useTranslations('groups.results');
  const format = useFormatter();
  const gameName = useGameName();
  const id = useId();
  const matches = newestFirst(evening).toReversed();
  const scores = eveningScore(evening);
  const most = Math.max(...scores.map(({ wins }) => wins));
  const start = matches[0]?.startedAt ?? now;
  const title = isTonight(evening, now)
    ? t('tonight')
    : t('last', { date: format.dateTime(start, { day: 'numeric', month: 'long', year: 'numeric' }) });

  return (
    <section aria-labelledby={id} className={styles.evening}>
      <h2 id={id}>{title}</h2>
      <div className={styles.sheet}>
        <table>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{tResults('title')}</span>
              </th>
              {scores.map(({ player, wins }) => (
                <th key={player} scope="col" className={classes(wins === most && most > 0 && styles.leader)}>
                  <span className={styles.name} title={names.player(player)}>
                    {names.player(player)}
                  </span>
                </th>
              ))}
            </tr>
            <tr className={styles.wins}>
              <th scope="row">{t('wins')}</th>
              {scores.map(({ player, wins }) => (
                <td key={player} className={classes(wins === most && most > 0 && styles.leader)}>
                  {wins}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {matches.map((match, index) => {
              const name = t('match', { number: String(index + 1), game: gameName(match.game) });
              return (
                <tr key={match.table}>
                  <th scope="row">
                    {match.replay ? <Link href={replayPath(group, match.table)}>{name}</Link> : name}
                    {match.ending === 'agreement' && <small>{t('unfinished')}</small>}
                  </th>
                  {scores.map(({ player }) => (
                    <Cell key={player} seats={match.seats.filter((seat) => playerOf(seat) === player)} won={tResults('won')} />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The points of a player, or of several that share a column. */
function Cell({ seats, won }: { seats: GroupMatch['seats']; won: string }) {
  const hasWon = seats.some((seat) => seat.won);
  const points = seats.map((seat) => seat.points ?? '–').join(' / ');
  return (
    <td className={classes(hasWon && styles.won)}>
      {hasWon && <Trophy label={won} size={18} />}
      <span>{points}</span>
    </td>
  );
}
