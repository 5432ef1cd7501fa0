import { favourLimit, handLimit } from '@sobremesa/games/museum';
import { useId, type ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../art/icons.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './Drawers.module.css';
import { Favours } from './Favours.tsx';
import { Hand } from './Hand.tsx';
import { Patron } from './Patron.tsx';
import { Store } from './Store.tsx';

export const drawerNames = ['hand', 'store', 'favours', 'patron'] as const;
export type DrawerName = (typeof drawerNames)[number];

const icons: Readonly<Record<DrawerName, IconName>> = { hand: 'hand', store: 'pool', favours: 'favour', patron: 'patron' };

const contents: Readonly<Record<DrawerName, ReactNode>> = {
  hand: <Hand />,
  store: <Store />,
  favours: <Favours />,
  patron: <Patron />,
};

/**
 * The reader's drawers: all side by side if there is room, otherwise the hand and one other, or one
 * at a time.
 */
export function Drawers({
  open,
  onOpen,
  className,
}: {
  /** The open drawer when there is no room for all; null for none. */
  open: DrawerName | null;
  onOpen: (name: DrawerName | null) => void;
  className?: string | undefined;
}) {
  const words = useTableWords();
  const id = useId();
  const counts = useTable(({ own }): Readonly<Record<DrawerName, string>> | null =>
    own === null
      ? null
      : {
          hand: `${own.handSize}/${handLimit(own.experts)}`,
          store: String(own.pool.length),
          favours: `${own.favourCount}/${favourLimit(own.experts)}`,
          patron: '',
        },
  );
  if (counts === null) return null;
  return (
    <div className={classes(css.drawers, className)} data-open={open ?? 'none'}>
      <div className={css.tabs}>
        {drawerNames.map((name) => (
          <button
            key={name}
            type="button"
            className={css.tab}
            data-drawer={name}
            aria-expanded={name === open}
            aria-controls={`${id}${name}`}
            onClick={() => onOpen(name === open ? null : name)}
          >
            <Icon name={icons[name]} size={20} />
            <span>{words.t(`hand.${name}`)}</span>
            {counts[name] !== '' && <b>{counts[name]}</b>}
          </button>
        ))}
      </div>
      {drawerNames.map((name) => (
        <section key={name} id={`${id}${name}`} className={css.drawer} data-drawer={name} aria-label={words.t(`hand.${name}`)}>
          <h2>
            {words.t(`hand.${name}`)} <span className={css.count}>{counts[name]}</span>
          </h2>
          {contents[name]}
        </section>
      ))}
    </div>
  );
}
