import { isActive } from '@sobremesa/games/kit';
import { GUARD, guardScore, playerOf, type PaintingId, type Token as TokenId } from '@sobremesa/games/prado';
import { classes } from '../../../ui/classes.ts';
import frame from '../../frame/Players.module.css';
import { fromReader, PlayerChip, PlayerRow } from '../../frame/Players.tsx';
import { Frame } from '../museum/Frame.tsx';
import { Token } from '../museum/Token.tsx';
import { Ticket } from '../art/gallery.tsx';
import { Icon } from '../art/icons.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './Players.module.css';
import { totalOf } from './totals.ts';

/** Everybody round the table, and alone the guard; one opens to all photos and the points. */
export function Players({ onOpen }: { onOpen: (token: TokenId) => void }) {
  const { G, ctx, playerID, players, words } = useTable();
  const clockwise = G.players.map((_, seat) => String(seat));
  const { t } = words;
  return (
    <PlayerRow label={t('players.label')} className={css.players}>
      {fromReader(clockwise, playerID).map((id) => {
        const { handSize, photos } = playerOf(G, id);
        const { absence = '' } = players.find((player) => player.id === id) ?? {};
        const onTurn = isActive(ctx, id);
        return (
          <Chip
            key={id}
            token={id}
            name={id === playerID ? t('players.you') : words.name(id)}
            points={totalOf(G, ctx, id)}
            photos={photos.map(({ painting }) => painting)}
            handSize={handSize}
            ticket={G.mode.solo === null && G.ticket === id}
            onTurn={onTurn}
            state={absence}
            onOpen={() => onOpen(id)}
          />
        );
      })}
      {G.mode.solo !== null && (
        <Chip
          token={GUARD}
          name={words.name(GUARD)}
          points={guardScore(G).total}
          photos={G.guardPhotos}
          onOpen={() => onOpen(GUARD)}
        />
      )}
    </PlayerRow>
  );
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
      data-spot={`player-${token}`}
    >
      <span className={frame.who}>
        <Token token={token} size={24} absent={state !== ''} />
        <span className={classes(frame.name, css.name)}>{name}</span>
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
