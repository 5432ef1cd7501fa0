import { playerOf, type View } from '@sobremesa/games/patzcuaro';
import { classes } from '../../../ui/classes.ts';
import { CardBack, PlayerCardArt } from '../art/CardArt.tsx';
import { CandleIcon } from '../art/actions.tsx';
import { SeatToken } from '../../../ui/SeatToken.tsx';
import { useTable } from '../table.tsx';
import { Altar } from './Altar.tsx';
import css from './Players.module.css';
import { totalOf } from './totals.ts';

/** Everybody round the table in turn order; one opens to the whole altar and its points. */
export function Players({ onOpen }: { onOpen: (player: string) => void }) {
  const { G, ctx, playerID, players, words } = useTable();
  const onTurn = ctx.gameover === undefined ? (G.steps[0]?.player ?? ctx.currentPlayer) : null;
  return (
    <ul className={css.players} aria-label={words.t('board.altars')}>
      {fromReader(G, playerID).map((id) => {
        const { handSize, altar, flipped } = playerOf(G, id);
        const points = totalOf(G, ctx, id);
        const { absence: state = '' } = players.find((player) => player.id === id) ?? {};
        const label = words.t('board.playerSummary', {
          player: words.name(id),
          points,
          hand: handSize,
          placed: altar.flat().length,
          card: words.t(flipped ? 'board.cardUsed' : 'board.cardFresh'),
        });
        return (
          <li key={id} className={classes(css.seat, id === playerID && css.own)}>
            <button
              type="button"
              className={classes(css.player, id === onTurn && css.onTurn)}
              aria-label={[label, id === onTurn && `${words.t('board.onTurn')}.`, state && `(${state})`]
                .filter(Boolean)
                .join(' ')}
              onClick={() => onOpen(id)}
              data-spot={`player-${id}`}
            >
              <span className={css.who}>
                <SeatToken seat={Number(id)} name={words.name(id)} size="var(--token)" />
                <span className={css.name}>{id === playerID ? words.t('board.you') : words.name(id)}</span>
                {id === onTurn && (
                  <span className={css.turn}>
                    <CandleIcon lit size={24} />
                  </span>
                )}
              </span>
              <span className={css.points}>{String(points).replace('-', '−')}</span>
              <span className={css.things}>
                <span className={css.count}>
                  <span className={css.back}>
                    <CardBack />
                  </span>
                  {handSize}
                </span>
                <span className={classes(css.back, css.card)}>
                  <PlayerCardArt used={flipped} />
                </span>
                {state && <span className={css.state}>{state}</span>}
              </span>
              <span className={css.altar} aria-hidden="true">
                <Altar player={id} size="small" />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The seats in turn order, those after the reader first, so that they sit as at a table. */
function fromReader({ order }: View, playerID: string | null): string[] {
  const place = playerID === null ? 0 : order.indexOf(playerID) + 1;
  return [...order.slice(place), ...order.slice(0, place)];
}
