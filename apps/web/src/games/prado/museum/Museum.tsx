import { roomNumbers } from '@sobremesa/games/prado';
import { useRef } from 'react';
import { useRoving } from '../../../ui/roving.ts';
import { useTableWords } from '../table.tsx';
import { Hall } from './Hall.tsx';
import css from './Museum.module.css';
import { Room } from './Room.tsx';

/** The five rooms round the hall, clockwise from the upper left: three by two on a wide table, two by three on a narrow one. */
export function Museum() {
  const words = useTableWords();
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(group, roomNumbers.length);
  return (
    <section className={css.museum} aria-label={words.t('museum.label')}>
      {/* The arrow keys go round; each room is a button of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={group} className={css.plan} onKeyDown={roving.onKeyDown}>
        {roomNumbers.map((n, index) => (
          <Room key={n} n={n} roving={roving.item(index)} />
        ))}
        <Hall />
      </div>
    </section>
  );
}
