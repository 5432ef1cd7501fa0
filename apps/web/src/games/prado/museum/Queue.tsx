import { memo } from 'react';
import { roomAt, SPACES, type RoomNumber } from '@sobremesa/games/prado';
import { Icon } from '../art/icons.tsx';
import { useTable } from '../table.tsx';
import css from './Queue.module.css';
import { Token } from './Token.tsx';

/** The three spaces in front of a painting. The token on the first one takes the photo. */
export const Queue = memo(function Queue({ room }: { room: RoomNumber }) {
  const { queue, state } = useTable(({ G }) => roomAt(G, room));
  if (state === 'closed') return null;
  return (
    <span className={css.queue} aria-hidden="true">
      {Array.from({ length: SPACES }, (_, i) => {
        const token = queue[i];
        return (
          // A space is identified by its place in the queue.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className={css.space} data-spot={`space-${room}-${i + 1}`}>
            {token === undefined ? (
              i === 0 ? (
                <Icon name="photo" size={18} />
              ) : (
                <span className={css.place}>{i + 1}</span>
              )
            ) : (
              <span className={css.token} data-token={token}>
                <Token token={token} size={30} />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
});
