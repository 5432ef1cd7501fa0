import { useRef, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { useRoving } from '../../ui/roving.ts';
import css from './PartTabs.module.css';
import { partNames, type PartName } from './parts.ts';
import { useTable, useTableWords } from './table.tsx';

/** Tabs for world and museum, where only one fits. */
export function PartTabs({ className }: { className?: string | undefined }) {
  const words = useTableWords();
  const part = useTable((table) => table.part);
  const watches = useTable(({ playerID }) => playerID === null);
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(group, partNames.length, partNames.indexOf(part.shown));
  const names = { world: words.t('board.world'), museum: words.t(watches ? 'board.theirs' : 'board.mine') };
  return (
    <div
      ref={group}
      role="tablist"
      tabIndex={-1}
      className={classes(css.tabs, className)}
      aria-label={words.t('board.parts')}
      {...roving.group}
    >
      {partNames.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={css.tab}
          {...part.tab(name)}
          {...roving.item(index)}
          onFocus={() => part.show(name)}
          onClick={() => part.show(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
}

/** One of the two parts. Its content keeps its state when it is hidden. */
export function PartPanel({ name, className, children }: { name: PartName; className: string | undefined; children: ReactNode }) {
  const panel = useTable(({ part }) => part.panel(name));
  return (
    <div {...panel} className={className}>
      {children}
    </div>
  );
}
