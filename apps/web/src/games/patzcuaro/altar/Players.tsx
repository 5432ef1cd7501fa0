import { playerOf, type View } from '@sobremesa/games/patzcuaro';
import type { PlayerID } from '@sobremesa/games/kit';
import { memo } from 'react';
import { classes } from '../../../ui/classes.ts';
import { CardBack, PlayerCardArt } from '../art/CardArt.tsx';
import { CandleIcon } from '../art/actions.tsx';
import { SeatToken } from '../../../ui/SeatToken.tsx';
import { useTable, useTableWords } from '../table.tsx';
import { Altar } from './Altar.tsx';
import css from './Players.module.css';
import { totalOf } from './totals.ts';

/** Everybody round the table in turn order; one opens to the whole altar and its points. */
export function Players({ onOpen }: { onOpen: (player: PlayerID) => void }) {
  const words = useTableWords();
  const seats = useTable(({ G, playerID }) => fromReader(G, playerID));
  return (
    <ul className={css.players} aria-label={words.t('board.altars')}>
      {seats.map((id) => (
        <Seat key={id} id={id} onOpen={onOpen} />
      ))}
    </ul>
  );
}

const Seat = memo(function Seat({ id, onOpen }: { id: PlayerID; onOpen: (player: PlayerID) => void }) {
  const words = useTableWords();
  const { handSize, altar, flipped, points, own, onTurn, state } = useTable(({ G, ctx, playerID, players }) => ({
    handSize: playerOf(G, id).handSize,
    altar: playerOf(G, id).altar,
    flipped: playerOf(G, id).flipped,
    points: totalOf(G, ctx, id),
    own: id === playerID,
    onTurn: ctx.gameover === undefined && id === (G.steps[0]?.player ?? ctx.currentPlayer),
    state: players.find((player) => player.id === id)?.absence ?? '',
  }));
  const label = words.t('board.playerSummary', {
    player: words.name(id),
    points,
    hand: handSize,
    placed: altar.flat().length,
    card: words.t(flipped ? 'board.cardUsed' : 'board.cardFresh'),
  });
  return (
    <li className={classes(css.seat, own && css.own)}>
      <button
        type="button"
        className={classes(css.player, onTurn && css.onTurn)}
        aria-label={[label, onTurn && `${words.t('board.onTurn')}.`, state && `(${state})`].filter(Boolean).join(' ')}
        onClick={() => onOpen(id)}
        data-spot={`player-${id}`}
      >
        <span className={css.who}>
          <SeatToken seat={Number(id)} name={words.name(id)} size="var(--token)" />
          <span className={css.name}>{own ? words.t('board.you') : words.name(id)}</span>
          {onTurn && (
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
});

/** The seats in turn order, those after the reader first, so that they sit as at a table. */
function fromReader({ order }: View, playerID: string | null): string[] {
  const place = playerID === null ? 0 : order.indexOf(playerID) + 1;
  return [...order.slice(place), ...order.slice(0, place)];
}
