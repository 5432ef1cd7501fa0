import { roomNumbers } from '@sobremesa/games/prado';
import { useEffect, useRef } from 'react';
import { afterLayout } from '../../../ui/afterLayout.ts';
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
  useEffect(() => {
    const room = place === null ? null : group.current?.querySelector<HTMLElement>(`[data-room="${place.room}"]`);
    return room == null ? undefined : afterLayout(room, () => bringInSight(room));
  }, [place]);
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
