import { isActive, type PlayerID } from '@sobremesa/games/kit';
import { GUARD, guardScore, playerOf, type PaintingId, type Token as TokenId } from '@sobremesa/games/prado';
import { memo } from 'react';
import { classes } from '../../../ui/classes.ts';
import frame from '../../frame/Players.module.css';
import { ChipName, fromReader, isAbsent, noteOn, PlayerChip, PlayerRow } from '../../frame/Players.tsx';
import { Frame } from '../museum/Frame.tsx';
import { Token } from '../museum/Token.tsx';
import { Ticket } from '../art/gallery.tsx';
import { Icon } from '../art/icons.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './Players.module.css';
import { totalOf } from './totals.ts';

/** All players, and in solo play the guard. A press opens the photos and points. */
export function Players({ onOpen }: { onOpen: (token: TokenId) => void }) {
  const words = useTableWords();
  const seats = useTable(({ G, playerID }) => {
    const clockwise = G.players.map((_, seat) => String(seat));
    return fromReader(clockwise, playerID);
  });
  const alone = useTable(({ G }) => G.mode.solo !== null);
  return (
    <PlayerRow label={words.t('players.label')} className={css.players}>
      {seats.map((id) => (
        <Seat key={id} id={id} onOpen={onOpen} />
      ))}
      {alone && <GuardChip onOpen={onOpen} />}
    </PlayerRow>
  );
}

const Seat = memo(function Seat({ id, onOpen }: { id: PlayerID; onOpen: (token: TokenId) => void }) {
  const words = useTableWords();
  const { own, photos, ...things } = useTable(({ G, ctx, playerID, players }) => ({
    own: id === playerID,
    photos: playerOf(G, id).photos,
    points: totalOf(G, ctx, id),
    handSize: playerOf(G, id).handSize,
    ticket: G.mode.solo === null && G.ticket === id,
    onTurn: isActive(ctx, id),
    state: noteOn(players, id),
    absent: isAbsent(players, id),
  }));
  return (
    <Chip
      token={id}
      name={own ? words.t('players.you') : words.name(id)}
      photos={photos.map(({ painting }) => painting)}
      {...things}
      onOpen={() => onOpen(id)}
    />
  );
});

function GuardChip({ onOpen }: { onOpen: (token: TokenId) => void }) {
  const words = useTableWords();
  const things = useTable(({ G }) => ({ points: guardScore(G).total, photos: G.guardPhotos }));
  return <Chip token={GUARD} name={words.name(GUARD)} {...things} onOpen={() => onOpen(GUARD)} />;
}

function Chip({
  token,
  name,
  points,
  photos,
  handSize,
  ticket = false,
  onTurn = false,
  state = '',
  absent = false,
  onOpen,
}: {
  token: TokenId;
  name: string;
  points: number;
  photos: readonly PaintingId[];
  handSize?: number;
  ticket?: boolean;
  onTurn?: boolean;
  state?: string;
  absent?: boolean;
  onOpen: () => void;
}) {
  const words = useTableWords();
  const { t } = words;
  const label = [
    t('players.summary', { player: words.name(token), points, photos: photos.length }),
    handSize !== undefined && t('players.hand', { count: handSize }),
    ticket && t('players.ticket'),
    onTurn && t('players.onTurn'),
    state && `(${state})`,
  ];
  return (
    <PlayerChip
      className={classes(css.player, onTurn && css.onTurn)}
      seatClassName={css.seat}
      label={label}
      onOpen={onOpen}
      {...(token === GUARD ? {} : { seat: token })}
      data-spot={`player-${token}`}
    >
      <span className={classes(frame.who, css.who)}>
        <Token token={token} size={24} absent={absent} />
        <ChipName name={name} className={css.name} />
      </span>
      <span className={classes(frame.things, css.things)}>
        <span className={classes(frame.points, css.points)}>{points}</span>
        <span className={classes(frame.count, css.taken)}>
          <Icon name="photo" size={16} />
          {photos.length}
        </span>
        {handSize !== undefined && (
          <span className={frame.count}>
            <span className={css.back} />
            {handSize}
          </span>
        )}
        {ticket && <Ticket className={css.ticket} />}
        {state && <span className={classes(frame.state, css.state)}>{state}</span>}
      </span>
      <span className={css.photos}>
        {photos.map((painting) => (
          <span key={painting} className={css.photo}>
            <Frame painting={painting} />
          </span>
        ))}
      </span>
    </PlayerChip>
  );
}
