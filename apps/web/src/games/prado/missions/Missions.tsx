import { playerOf } from '@sobremesa/games/prado';
import { memo } from 'react';
import { useTable, useTableWords } from '../table.tsx';
import css from './Missions.module.css';
import { MissionRow } from './MissionRow.tsx';

/**
 * The reader's own missions with their progress. In solo play they are public, so spectators see
 * them, too.
 */
export const Missions = memo(function Missions() {
  const words = useTableWords();
  const { alone, missions, photos } = useTable(({ G, playerID }) => {
    const alone = G.mode.solo !== null;
    const whose = playerID ?? (alone ? '0' : null);
    const player = whose === null ? null : playerOf(G, whose);
    return { alone, missions: player?.ready ? player.missions : null, photos: player?.photos };
  });
  if (missions === null) return null;
  const paintings = photos?.map(({ painting }) => painting);
  return (
    <section className={css.missions} aria-labelledby="prado-missions" data-piece="missions">
      <h2 id="prado-missions" className={css.title}>
        {words.t(alone ? 'mission.solo' : 'mission.own')}
      </h2>
      <ul className={css.list}>
        {missions.map((mission) => (
          <li key={mission}>
            <MissionRow mission={mission} {...(paintings && { photos: paintings })} />
          </li>
        ))}
      </ul>
    </section>
  );
});
