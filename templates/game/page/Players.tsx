import type { PlayerID } from '@sobremesa/games/kit';
import { kinds, playerOf, score } from '@sobremesa/games/newgame';
import { memo } from 'react';
import { classes } from '../../ui/classes.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import frame from '../frame/Players.module.css';
import { fromReader, noteOn, PlayerChip, PlayerRow } from '../frame/Players.tsx';
import { LetterIcon } from './art/pieces.tsx';
import css from './Players.module.css';
import { useTable, useTableWords } from './table.tsx';

/** The two heirs. A press opens a player's points by source. */
export function Players({ onOpen }: { onOpen: (player: PlayerID) => void }) {
  const words = useTableWords();
  const seats = useTable(({ G, playerID }) => fromReader(G.order, playerID));
  return (
    <PlayerRow label={words.t('board.players')}>
      {seats.map((id) => (
        <Seat key={id} id={id} onOpen={onOpen} />
      ))}
    </PlayerRow>
  );
}

const Seat = memo(function Seat({ id, onOpen }: { id: PlayerID; onOpen: (player: PlayerID) => void }) {
  const words = useTableWords();
  const { letter, pieces, points, own, onTurn, state } = useTable(({ G, ctx, playerID, players }) => ({
    letter: playerOf(G, id).letter,
    pieces: kinds.reduce((sum, kind) => sum + playerOf(G, id).taken[kind], 0),
    points: score(G).find((each) => each.playerID === id)?.total ?? 0,
    own: id === playerID,
    onTurn: ctx.gameover === undefined && id === ctx.currentPlayer,
    state: noteOn(players, id),
  }));
  const label = words.t('board.playerSummary', { player: words.name(id), points, pieces });
  const letterLabel =
    letter === null ? words.t('board.letterSealed') : words.t('board.letter', { kinds: words.term(`all-${letter}`) });
  return (
    <PlayerChip
      className={classes(css.player, onTurn && css.onTurn)}
      label={[label, letterLabel, onTurn && words.t('board.onTurn'), state && `(${state})`]}
      onOpen={() => onOpen(id)}
      seat={id}
      data-piece={`player-${id}`}
    >
      <span className={frame.who}>
        <SeatToken seat={Number(id)} name={words.name(id)} />
        <span className={frame.name}>{own ? words.t('board.you') : words.name(id)}</span>
        <LetterIcon kind={letter} size={22} />
      </span>
      <span className={classes(frame.things, css.things)}>
        <span className={classes(frame.points, css.points)}>{points}</span>
        {state && <span className={frame.state}>{state}</span>}
      </span>
    </PlayerChip>
  );
});
