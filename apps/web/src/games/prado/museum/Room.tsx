import { GUARD, MAX_VISITORS, roomAt, type RoomNumber } from '@sobremesa/games/prado';
import { memo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { RovingItem } from '../../../ui/roving.ts';
import { Icon } from '../art/icons.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import { targetsOf, touchRoom } from '../tray/draft.ts';
import { ratioOf } from '../art/Painting.tsx';
import { Floor, Rope, Shutter, Wall } from '../art/gallery.tsx';
import { GuardFigure } from '../art/tokens.tsx';
import { Crowd } from '../art/visitors.tsx';
import { Frame } from './Frame.tsx';
import { announcedRoom } from './place.ts';
import { Plaque } from './Plaque.tsx';
import { Queue } from './Queue.tsx';
import css from './Room.module.css';
import { useLook } from './useLook.ts';

/** A room: the painting on its wall, its visitors, and the queue of photographers. */
export const Room = memo(function Room({ n, roving }: { n: RoomNumber; roving: RovingItem }) {
  const words = useTableWords();
  const now = useTableNow();
  const look = useLook();
  const { state, painting, visitors, queue, isTarget, chosen, announced } = useTable((table) => {
    const { G, playerID, selection } = table;
    const { state, painting, visitors, queue } = roomAt(G, n);
    const targets = selection.type === null ? [] : targetsOf(table, selection.type);
    const here = playerID !== null && queue.includes(playerID);
    return {
      state,
      painting,
      visitors,
      queue,
      isTarget: targets.includes(n) || (here && targets.includes('closer')),
      chosen: selection.room === n || selection.to === n || (here && selection.to === 'closer'),
      announced: announcedRoom(G) === n,
    };
  });

  const label = [
    `${words.t('museum.room', { room: n })}.`,
    state !== 'open' && words.t(`museum.${state}`),
    painting !== null && words.label(painting),
    state === 'open' && words.t('museum.visitors', { count: visitors, max: MAX_VISITORS }),
    queue.length > 0 && words.t('museum.queue', { tokens: words.list(queue.map(words.name)) }),
    isTarget && words.t('museum.target'),
    announced && words.t('museum.announced'),
  ];

  return (
    <div
      className={classes(css.room, isTarget && css.target, (chosen || announced) && css.chosen)}
      data-room={n}
      data-state={state}
      data-spot={`room-${n}`}
    >
      <button
        type="button"
        className={css.button}
        aria-label={label.filter(Boolean).join(' ')}
        aria-pressed={chosen}
        data-about={painting === null ? 'rooms' : `terms.${painting}`}
        {...roving}
        onClick={() => touchRoom(now(), n)}
      />
      {state === 'open' && (
        <span className={css.silk}>
          <Wall silk={n % 2 === 1 ? 'oxblood' : 'green'} />
        </span>
      )}
      <span className={css.inside}>
        <span className={css.wall}>
          {painting !== null && (
            <span className={css.picture}>
              <Frame painting={painting} spot={`painting-${n}`}>
                {queue.includes(GUARD) && <GuardFigure className={css.guard} />}
                <span className={css.visitors} data-spot={`visitors-${n}`}>
                  <Crowd count={visitors} ratio={ratioOf(painting, true)} first={n} className={css.crowd} />
                </span>
              </Frame>
            </span>
          )}
          {state === 'open' && painting === null && <span className={css.bare} data-spot={`painting-${n}`} />}
          {state !== 'open' && <Closed text={words.t(`museum.${state}Sign`)} />}
        </span>
        {painting !== null && (
          <span className={css.side}>
            <Plaque painting={painting} />
          </span>
        )}
        <span className={css.floor}>
          <Floor className={css.oak} />
          <span className={css.number} aria-hidden="true">
            {n}
          </span>
          <Queue room={n} />
        </span>
      </span>
      {painting !== null && (
        <Button
          square
          look="quiet"
          className={css.look}
          tabIndex={roving.tabIndex}
          aria-label={words.t('museum.look', { painting: words.painting(painting) })}
          onClick={() => look(painting)}
        >
          <Icon name="look" size={20} />
        </Button>
      )}
    </div>
  );
});

/** A shutter, and a rope in front of it. */
function Closed({ text }: { text: string }) {
  return (
    <span className={css.closed} aria-hidden="true">
      <Shutter className={css.shutter} />
      <span className={css.sign}>{text}</span>
      <Rope className={css.rope} />
    </span>
  );
}
