import { isActive, type PlayerID } from '@sobremesa/games/kit';
import { GUARD, guardScore, playerOf, type PaintingId, type Token as TokenId } from '@sobremesa/games/prado';
import { classes } from '../../../ui/classes.ts';
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
  const { t } = words;
  return (
    <ul className={css.players} aria-label={t('players.label')}>
      {seatsFrom(G.players.length, playerID).map((id) => {
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
    </ul>
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
    <li className={css.seat}>
      <button
        type="button"
        className={classes(css.player, onTurn && css.onTurn)}
        aria-label={label.filter(Boolean).join(' ')}
        onClick={onOpen}
        data-spot={`player-${token}`}
      >
        <span className={css.who}>
          <Token token={token} size={24} absent={state !== ''} />
          <span className={css.name}>{name}</span>
        </span>
        <span className={css.things}>
          <span className={css.points}>{points}</span>
          <span className={classes(css.count, css.taken)}>
            <Icon name="photo" size={16} />
            {photos.length}
          </span>
          {handSize !== undefined && (
            <span className={css.count}>
              <span className={css.back} />
              {handSize}
            </span>
          )}
          {ticket && <Ticket className={css.ticket} />}
          {state && <span className={css.state}>{state}</span>}
        </span>
        <span className={css.photos}>
          {photos.map((painting) => (
            <span key={painting} className={css.photo}>
              <Frame painting={painting} />
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}

/** The seats clockwise, those after the reader first, so that they sit as at a table. */
function seatsFrom(count: number, playerID: PlayerID | null): PlayerID[] {
  const first = playerID === null ? 0 : Number(playerID) + 1;
  return Array.from({ length: count }, (_, i) => String((first + i) % count));
}
