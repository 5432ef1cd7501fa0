import type { PlayerID } from '@sobremesa/games/kit';
import { playerOf } from '@sobremesa/games/patzcuaro';
import { memo } from 'react';
import { classes } from '../../../ui/classes.ts';
import { SeatToken } from '../../../ui/SeatToken.tsx';
import frame from '../../frame/Players.module.css';
import { ChipName, fromReader, noteOn, PlayerChip, PlayerRow } from '../../frame/Players.tsx';
import { CardBack, PlayerCardArt } from '../art/CardArt.tsx';
import { CandleIcon } from '../art/actions.tsx';
import { useTable, useTableWords } from '../table.tsx';
import { Altar } from './Altar.tsx';
import css from './Players.module.css';
import { totalOf } from './totals.ts';

/** All players in turn order. A press opens a player's altar and points. */
export function Players({ onOpen }: { onOpen: (player: PlayerID) => void }) {
  const words = useTableWords();
  const seats = useTable(({ G, playerID }) => fromReader(G.order, playerID));
  return (
    <PlayerRow label={words.t('board.altars')} className={css.players}>
      {seats.map((id) => (
        <Seat key={id} id={id} onOpen={onOpen} />
      ))}
    </PlayerRow>
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
    state: noteOn(players, id),
  }));
  const label = words.t('board.playerSummary', {
    player: words.name(id),
    points,
    hand: handSize,
    placed: altar.flat().length,
    card: words.t(flipped ? 'board.cardUsed' : 'board.cardFresh'),
  });
  return (
    <PlayerChip
      className={classes(css.player, onTurn && css.onTurn)}
      seatClassName={own && css.own}
      label={[label, onTurn && `${words.t('board.onTurn')}.`, state && `(${state})`]}
      onOpen={() => onOpen(id)}
      seat={id}
      data-spot={`player-${id}`}
    >
      <span className={classes(frame.who, css.who)}>
        <SeatToken seat={Number(id)} name={words.name(id)} size="var(--token)" />
        <ChipName name={own ? words.t('board.you') : words.name(id)} className={css.name} />
        {onTurn && (
          <span className={css.turn}>
            <CandleIcon lit size={24} />
          </span>
        )}
      </span>
      <span className={classes(frame.points, css.points)}>{String(points).replace('-', '−')}</span>
      <span className={classes(frame.things, css.things)}>
        <span className={frame.count}>
          <span className={css.back}>
            <CardBack />
          </span>
          {handSize}
        </span>
        <span className={classes(css.back, css.card)}>
          <PlayerCardArt used={flipped} />
        </span>
        {state && <span className={classes(frame.state, css.state)}>{state}</span>}
      </span>
      <span className={css.altar} aria-hidden="true">
        <Altar player={id} size="small" />
      </span>
    </PlayerChip>
  );
});
