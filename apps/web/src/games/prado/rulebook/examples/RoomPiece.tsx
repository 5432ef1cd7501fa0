import { SPACES, type RoomState } from '@sobremesa/games/prado';
import { people } from '../../../../rulebook/Example.tsx';
import { SeatToken } from '../../../../ui/SeatToken.tsx';
import { Icon } from '../../art/icons.tsx';
import { ratioOf } from '../../art/Painting.tsx';
import { Crowd } from '../../art/visitors.tsx';
import { Frame } from '../../museum/Frame.tsx';
import css from './examples.module.css';

/**
 * A room as on the board: its painting, visitors and queue. Decoration only: the text beside it
 * describes it.
 */
export function RoomPiece({ room: { n, painting, visitors, queue } }: { room: RoomState }) {
  return (
    <div className={css.room} aria-hidden="true">
      <div className={css.wall}>
        {painting !== null && (
          <Frame painting={painting}>
            <span className={css.visitors}>
              <Crowd count={visitors} ratio={ratioOf(painting, true)} first={n} className={css.crowd} />
            </span>
          </Frame>
        )}
      </div>
      <div className={css.floor}>
        {Array.from({ length: SPACES }, (_, i) => {
          const token = queue[i];
          return (
            // A space is identified by its place in the queue.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={i} className={css.space}>
              {token === undefined ? (
                i === 0 ? (
                  <Icon name="photo" size={18} />
                ) : (
                  i + 1
                )
              ) : (
                <SeatToken seat={Number(token)} name={people[Number(token)]?.name ?? ''} size={30} />
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
