import { isActive } from '@sobremesa/games/kit';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { classes } from '../../ui/classes.ts';
import { SeatClocks, SeatToken } from '../../ui/SeatToken.tsx';
import { usePlay } from './context.ts';
import styles from './SeatsStrip.module.css';

/** The players in seat order, with turn, absence and points. For boards that do not show these. */
export function SeatsStrip() {
  const t = useTranslations('table.seat');
  const { view, match, game, players, ctx } = usePlay();
  const clockOf = use(SeatClocks);
  const scores = game.rules.score(match.state.G, ctx);
  return (
    <ol className={styles.strip} aria-label={t('players')}>
      {players.map(({ id, name, absence, kind }) => {
        const asked = view.status === 'running' && isActive(ctx, id);
        const total = scores.find((s) => s.playerID === id)?.total ?? 0;
        return (
          <li key={id} className={classes(styles.seat, asked && styles.asked)} aria-current={asked ? 'step' : undefined}>
            <SeatToken seat={Number(id)} name={name} absent={absence !== ''} size={22} />
            <span className={styles.who}>
              <span className={styles.name}>
                {name}
                {id === match.playerID && <span className={styles.you}> ({t('you')})</span>}
              </span>
              {kind !== undefined && <span className={styles.state}>{kind}</span>}
              {absence !== '' && <span className={styles.state}>{absence}</span>}
              {asked && <span className="visually-hidden">{t('turn')}</span>}
            </span>
            <span className={classes(styles.points, 'tabular')}>
              <span aria-hidden="true">{total}</span>
              <span className="visually-hidden">{t('points', { points: total })}</span>
            </span>
            {clockOf?.(Number(id))}
          </li>
        );
      })}
    </ol>
  );
}
