import { useId, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { useRoving } from '../../ui/roving.ts';
import css from './PartTabs.module.css';
import { useTable, type Table } from './table.tsx';

const parts = ['world', 'museum'] as const;
type PartName = (typeof parts)[number];

/** Which part of the board a small page shows; a large one shows both. */
export interface Part {
  shown: PartName;
  show: (name: PartName) => void;
  tab: (name: PartName) => { id: string; 'aria-controls': string; 'aria-selected': boolean };
  panel: (name: PartName) => { id: string; role: 'tabpanel'; 'aria-labelledby': string; 'data-shown': boolean };
}

/** The part that is shown: with each new step the one in which something is to be done. */
export function usePart({ G }: Pick<Table, 'G'>): Part {
  const id = useId();
  const due = `${G.turn} ${G.step.kind}`;
  const home: PartName = G.step.kind === 'arrangement' ? 'museum' : 'world';
  const [chosen, setChosen] = useState({ due, name: home });
  const shown = chosen.due === due ? chosen.name : home;
  const ids = (name: PartName) => ({ tab: `${id}-${name}-tab`, panel: `${id}-${name}` });
  return {
    shown,
    show: (name) => setChosen({ due, name }),
    tab: (name) => ({ id: ids(name).tab, 'aria-controls': ids(name).panel, 'aria-selected': name === shown }),
    panel: (name) => ({
      id: ids(name).panel,
      role: 'tabpanel',
      'aria-labelledby': ids(name).tab,
      'data-shown': name === shown,
    }),
  };
}

/** World or museum, one at a time, where there is no room for both. */
export function PartTabs({ part, className }: { part: Part; className?: string | undefined }) {
  const { playerID, words } = useTable();
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(group, parts.length, parts.indexOf(part.shown));
  const names = { world: words.t('board.world'), museum: words.t(playerID === null ? 'board.theirs' : 'board.mine') };
  return (
    <div
      ref={group}
      role="tablist"
      tabIndex={-1}
      className={classes(css.tabs, className)}
      aria-label={words.t('board.parts')}
      onKeyDown={roving.onKeyDown}
    >
      {parts.map((name, index) => {
        const { onFocus, ...place } = roving.item(index);
        return (
          <button
            key={name}
            type="button"
            role="tab"
            className={css.tab}
            {...part.tab(name)}
            {...place}
            onFocus={() => {
              onFocus();
              part.show(name);
            }}
            onClick={() => part.show(name)}
          >
            {names[name]}
          </button>
        );
      })}
    </div>
  );
}
