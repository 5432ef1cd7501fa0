import type { GameOver, PlayerID } from '@sobremesa/games/kit';
import { playerOf } from '@sobremesa/games/museum';
import { classes } from '../../../ui/classes.ts';
import { SeatToken } from '../../../ui/SeatToken.tsx';
import { Laurel } from '../art/tokens.tsx';
import { PatronSeal } from '../art/patrons.tsx';
import { Plan } from '../plan/Plan.tsx';
import { useTable } from '../table.tsx';
import css from './Exhibition.module.css';
import { rules } from '../rules.ts';

/**
 * All museums side by side after the match, the best first, with their Patrons. The page shows the
 * points.
 */
export default function Exhibition() {
  const { G, ctx, words } = useTable();
  const { winners } = ctx.gameover as GameOver;
  const scores = rules.score(G, ctx).toSorted((a, b) => a.rank - b.rank);
  return (
    <section className={css.exhibition} aria-labelledby="museum-exhibition">
      <h2 id="museum-exhibition">{words.t('final.title')}</h2>
      <ol className={css.list}>
        {scores.map(({ playerID }) => (
          <li key={playerID} className={classes(css.player, winners.includes(playerID) && css.winner)}>
            <h3>
              <SeatToken seat={Number(playerID)} name={words.name(playerID)} size={32} />
              {words.name(playerID)}
              {winners.includes(playerID) && (
                <span className={css.crown}>
                  <Laurel className={css.laurel} />
                  {words.t('final.winner')}
                </span>
              )}
            </h3>
            <Museum player={playerID} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Museum({ player }: { player: PlayerID }) {
  const { G, words } = useTable();
  const { museum: layout, board, patron } = playerOf(G, player);
  return (
    <>
      <Plan layout={layout} board={board} label={words.t('players.plan', { player: words.name(player) })} />
      {patron !== null && (
        <p className={css.patron}>
          <PatronSeal patron={patron} className={css.seal} />
          {words.t('players.patron', { patron: words.patron(patron) })}
        </p>
      )}
    </>
  );
}
