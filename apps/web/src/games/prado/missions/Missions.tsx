import { playerOf } from '@sobremesa/games/prado';
import { useTable } from '../table.tsx';
import css from './Missions.module.css';
import { MissionRow } from './MissionRow.tsx';

/** The reader's own missions, with how far they have come; alone those of the player, for everybody. */
export function Missions() {
  const { G, playerID, words } = useTable();
  const whose = playerID ?? (G.mode.solo === null ? null : '0');
  if (whose === null) return null;
  const { missions, photos, ready } = playerOf(G, whose);
  if (missions === null || !ready) return null;
  const paintings = photos.map(({ painting }) => painting);
  return (
    <section className={css.missions} aria-labelledby="prado-missions">
      <h2 id="prado-missions" className={css.title}>
        {words.t(G.mode.solo === null ? 'mission.own' : 'mission.solo')}
      </h2>
      <ul className={css.list}>
        {missions.map((mission) => (
          <li key={mission}>
            <MissionRow mission={mission} photos={paintings} />
          </li>
        ))}
      </ul>
    </section>
  );
}
