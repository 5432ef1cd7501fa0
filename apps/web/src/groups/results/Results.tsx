import type { GroupMatch, ResultSeat } from '@sobremesa/protocol';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { useGameName } from '../../lobby/names.ts';
import { Variants } from '../../lobby/Variants.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { replayPath } from '../replayPath.ts';
import type { GroupNames } from '../useGroupNames.ts';
import styles from './Results.module.css';
import { Trophy } from './Trophy.tsx';

/** Matches shown at first, and with each press. */
const PAGE = 8;

interface ResultsProps {
  group: string;
  /** The newest first. */
  matches: readonly GroupMatch[];
  names: GroupNames;
}

/** The finished matches by date. */
export function Results({ group, matches, names }: ResultsProps) {
  const t = useTranslations('groups.results');
  const format = useFormatter();
  const id = useId();
  const [most, setMost] = useState(PAGE);
  const days = new Map<string, GroupMatch[]>();
  for (const match of matches.slice(0, most)) {
    const day = format.dateTime(match.finishedAt, { dateStyle: 'full' });
    days.set(day, [...(days.get(day) ?? []), match]);
  }

  return (
    <section aria-labelledby={id} className={styles.results}>
      <h2 id={id}>{t('title')}</h2>
      {[...days].map(([day, of]) => (
        <div key={day} className={styles.day}>
          <h3>{day}</h3>
          <ul>
            {of.map((match) => (
              <Match key={match.table} group={group} match={match} names={names} />
            ))}
          </ul>
        </div>
      ))}
      {matches.length > most && (
        <Button className={styles.more} onClick={() => setMost(most + 3 * PAGE)}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Match({ group, match, names }: { group: string; match: GroupMatch; names: GroupNames }) {
  const t = useTranslations('groups.results');
  const format = useFormatter();
  const gameName = useGameName();
  const { table, game, options, finishedAt, ending, seats } = match;
  const date = format.dateTime(finishedAt, { day: 'numeric', month: 'long' });
  return (
    <li className={styles.match}>
      <div className={styles.what}>
        <h4>{gameName(game)}</h4>
        <p className={styles.facts}>
          {format.dateTime(finishedAt, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
          {ending === 'agreement' && ` · ${t('early')}`}
          {ending === 'rules' && seats.length === 1 && ` · ${t('alone')}`}
        </p>
        <Variants game={game} options={options} />
      </div>
      <ul className={styles.seats}>
        {seats.toSorted(byResult).map((seat) => (
          <li key={seat.seat} className={classes(seat.won && styles.won)}>
            {seat.won && <Trophy label={t('won')} />}
            <span className={styles.name}>{names.seat(seat)}</span>
            {seat.points !== null && (
              <span className={styles.points}>
                <span aria-hidden="true">{seat.points}</span>
                <span className="visually-hidden">{t('points', { points: seat.points })}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {match.replay && (
        <LinkButton href={replayPath(group, table)} look="quiet" aria-label={t('replayOf', { game: gameName(game), date })}>
          {t('replay')}
        </LinkButton>
      )}
    </li>
  );
}

function byResult(a: ResultSeat, b: ResultSeat): number {
  return Number(b.won) - Number(a.won) || (b.points ?? -Infinity) - (a.points ?? -Infinity) || a.seat - b.seat;
}
