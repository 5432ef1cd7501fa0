import type { GroupMatch } from '@sobremesa/protocol';
import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { useGameName } from '../../lobby/names.ts';
import { byGame, tallies, type GameTallies } from '../stats/tallies.ts';
import type { GroupNames } from '../useGroupNames.ts';
import styles from './GameFigures.module.css';
import { Records } from './Records.tsx';

interface GameFiguresProps {
  group: string;
  matches: readonly GroupMatch[];
  names: GroupNames;
}

/** Who has won how often in each game, average points, and records. */
export function GameFigures({ group, matches, names }: GameFiguresProps) {
  const t = useTranslations('groups.stats');
  const gameName = useGameName();
  const id = useId();
  const games = useMemo(() => tallies(matches), [matches]);
  const played = useMemo(() => new Map(byGame(matches)), [matches]);
  return (
    <section aria-labelledby={id} className={styles.figures}>
      <h2 id={id}>{t('title')}</h2>
      {games.map((of) => (
        <article key={of.game} className={styles.game} aria-label={gameName(of.game)}>
          <h3>{gameName(of.game)}</h3>
          {of.contests > 0 && <Wins of={of} names={names} />}
          <Notes of={of} />
          <Records group={group} matches={played.get(of.game) ?? []} names={names} />
        </article>
      ))}
    </section>
  );
}

function Wins({ of, names }: { of: GameTallies; names: GroupNames }) {
  const t = useTranslations('groups.stats');
  const format = useFormatter();
  const gameName = useGameName();
  return (
    <table className={styles.wins}>
      <caption className="visually-hidden">{t('caption', { game: gameName(of.game) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t('wins')}</th>
          <th scope="col">{t('average')}</th>
        </tr>
      </thead>
      <tbody>
        {of.people.map(({ player, matches, wins, shared, averagePoints }) => (
          <tr key={player}>
            <th scope="row">{names.player(player)}</th>
            <td>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${(100 * matches) / of.contests}%` }}>
                  <span style={{ width: `${(100 * wins) / matches}%` }} />
                </span>
              </span>
              {t('of', { wins: String(wins), matches: String(matches) })}
              {shared > 0 && <small>{t('shared', { shared })}</small>}
            </td>
            <td>{averagePoints === null ? '–' : format.number(averagePoints, { maximumFractionDigits: 1 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Notes({ of }: { of: GameTallies }) {
  const t = useTranslations('groups.stats');
  const notes = [
    of.contests === 0 && of.alone.matches === 0 && t('none'),
    of.botWins > 0 && t('bots', { count: of.botWins }),
    of.formerWins > 0 && t('former', { count: of.formerWins }),
    of.alone.matches > 0 && t('alone', of.alone),
    of.endedEarly > 0 && t('early', { count: of.endedEarly }),
  ].filter((note) => note !== false);
  return notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>;
}
