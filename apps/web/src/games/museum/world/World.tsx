import { continents } from '@sobremesa/games/museum';
import { WorldMap } from '../art/WorldMap.tsx';
import { useTableWords } from '../table.tsx';
import { Experts } from './Experts.tsx';
import { Newspaper } from './Newspaper.tsx';
import { Showcase } from './Showcase.tsx';
import { Supply } from './Supply.tsx';
import { Track } from './Track.tsx';
import css from './World.module.css';

/**
 * The middle of the board: the world with its four showcases, the newspaper, the Experts, the
 * supply and the score track.
 */
export function World() {
  const words = useTableWords();
  return (
    <section className={css.world} aria-labelledby="museum-world">
      <h2 id="museum-world" className="visually-hidden">
        {words.t('world.label')}
      </h2>
      <div className={css.map}>
        <WorldMap className={css.drawing} />
        <div className={css.showcases}>
          {continents.map((continent) => (
            <Showcase key={continent} continent={continent} />
          ))}
        </div>
      </div>
      <div className={css.news}>
        <Newspaper />
        <Experts />
      </div>
      <div className={css.count}>
        <Track />
        <Supply />
      </div>
    </section>
  );
}
