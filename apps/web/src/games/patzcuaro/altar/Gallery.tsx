import type { GameOver } from '@sobremesa/games/kit';
import { classes } from '../../../ui/classes.ts';
import { SeatToken } from '../../../ui/SeatToken.tsx';
import { useTable } from '../table.tsx';
import { Altar } from './Altar.tsx';
import css from './Gallery.module.css';

/** All altars side by side after the match; the winner's shines. The page shows the points. */
export default function Gallery() {
  const { G, ctx, words } = useTable();
  const { winners } = ctx.gameover as GameOver;
  return (
    <section className={css.gallery} aria-labelledby="patzcuaro-gallery">
      <h2 id="patzcuaro-gallery">{words.t('board.gallery')}</h2>
      <ol className={css.list}>
        {G.order.map((player) => (
          <li key={player} className={classes(css.player, winners.includes(player) && css.winner)}>
            <h3>
              <SeatToken seat={Number(player)} name={words.name(player)} size={30} />
              {words.name(player)}
            </h3>
            <Altar player={player} />
            {winners.includes(player) && <p className={css.crown}>{words.t('board.winner')}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
