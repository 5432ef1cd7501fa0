import type { GroupMatch } from '@sobremesa/protocol';
import { useId, useMemo, useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { useGameName } from '../../lobby/names.ts';
import { calendar, yearReview, yearsOf } from '../stats/years.ts';
import type { GroupNames } from '../useGroupNames.ts';
import { MonthChart } from './MonthChart.tsx';
import styles from './YearInReview.module.css';

/** A year of the group: matches by month and game, evenings, and the people with the most wins. */
export function YearInReview({ matches, names }: { matches: readonly GroupMatch[]; names: GroupNames }) {
  const t = useTranslations('groups.year');
  const format = useFormatter();
  const gameName = useGameName();
  const timeZone = useTimeZone();
  const id = useId();
  const dayOf = useMemo(() => calendar(timeZone), [timeZone]);
  const years = useMemo(() => yearsOf(matches, dayOf), [matches, dayOf]);
  const [chosen, setChosen] = useState<number | null>(null);
  const year = chosen !== null && years.includes(chosen) ? chosen : (years[0] ?? 0);
  const review = useMemo(() => yearReview(matches, year, dayOf), [matches, year, dayOf]);
  const { champions, wins } = review;

  return (
    <section aria-labelledby={id} className={styles.year}>
      <div className={styles.head}>
        <h2 id={id}>
          {t('title')} {year}
        </h2>
        {years.length > 1 && (
          <label className={styles.choose}>
            {t('choose')}
            <select value={year} onChange={(event) => setChosen(Number(event.target.value))}>
              {years.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ul className={styles.numbers}>
        <li>
          <strong>{format.number(review.matches)}</strong> {t('matches', { count: review.matches })}
        </li>
        <li>
          <strong>{format.number(review.evenings)}</strong> {t('evenings', { count: review.evenings })}
        </li>
        <li>
          <strong>{format.number(review.longestEvening)}</strong> {t('longest', { count: review.longestEvening })}
        </li>
      </ul>
      {champions.length > 0 && (
        <p>
          {t('champion', {
            names: format.list(champions.map((player) => names.player(player))),
            people: champions.length,
            wins,
          })}
        </p>
      )}
      <MonthChart games={review.games.map(({ game, matches: count, months }) => ({ name: gameName(game), count, months }))} />
    </section>
  );
}
