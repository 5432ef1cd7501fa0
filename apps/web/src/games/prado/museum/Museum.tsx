import { roomNumbers } from '@sobremesa/games/prado';
import { useEffect, useRef } from 'react';
import { useRoving } from '../../../ui/roving.ts';
import { bringInSight } from '../../inSight.ts';
import { useTable, useTableWords } from '../table.tsx';
import { Hall } from './Hall.tsx';
import css from './Museum.module.css';
import { placeOf } from './place.ts';
import { Room } from './Room.tsx';

/**
 * The five rooms round the hall, clockwise from the upper left: three by two on a wide table, two
 * by three on a narrow one.
 */
export function Museum() {
  const words = useTableWords();
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(group, roomNumbers.length);
  const place = useTable(placeOf);
  const shown = useRef<string>(null);
  useEffect(() => {
    const why = place === null ? null : `${place.room} ${place.why}`;
    if (place !== null && why !== shown.current) {
      const room = group.current?.querySelector<HTMLElement>(`[data-room="${place.room}"]`);
      if (room != null) bringInSight(room);
    }
    shown.current = why;
  });
  return (
    <section className={css.museum} aria-label={words.t('museum.label')}>
      {/* The arrow keys move between the rooms, each of which is a button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={group} className={css.plan} {...roving.group}>
        {roomNumbers.map((n, index) => (
          <Room key={n} n={n} roving={roving.item(index)} />
        ))}
        <Hall />
      </div>
    </section>
  );
}
