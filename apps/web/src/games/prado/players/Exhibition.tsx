import type { GameOver } from '@sobremesa/games/kit';
import { GUARD, playerOf } from '@sobremesa/games/prado';
import { classes } from '../../../ui/classes.ts';
import { Token } from '../museum/Token.tsx';
import { useTable } from '../table.tsx';
import { Album } from './Album.tsx';
import css from './Exhibition.module.css';

/** All photos side by side after the match. The page shows the points. */
export default function Exhibition() {
  const { G, ctx, words } = useTable();
  const { winners } = ctx.gameover as GameOver;
  const solo = G.mode.solo !== null;
  const albums = [
    ...G.players.map((_, index) => {
      const token = String(index);
      return { token, photos: playerOf(G, token).photos, won: winners.includes(token) };
    }),
    ...(solo
      ? [{ token: GUARD, photos: G.guardPhotos.map((painting) => ({ painting, bonus: 0 })), won: winners.length === 0 }]
      : []),
  ];
  return (
    <section className={css.exhibition} aria-labelledby="prado-exhibition">
      <h2 id="prado-exhibition">{words.t('players.exhibition')}</h2>
      <ol className={css.list}>
        {albums.map(({ token, photos, won }) => (
          <li key={token} className={classes(css.player, won && css.winner)}>
            <h3>
              <Token token={token} size={30} />
              <span className={css.name}>{words.name(token)}</span>
              {won && <span className={css.crown}>{words.t('players.winner')}</span>}
            </h3>
            <Album photos={photos} />
          </li>
        ))}
      </ol>
    </section>
  );
}
