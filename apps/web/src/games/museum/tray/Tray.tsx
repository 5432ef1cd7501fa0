import type { Step } from '@sobremesa/games/museum';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Notice, TrayFrame } from '../../frame/TrayFrame.tsx';
import { useFocusOn } from '../../useFocusOn.ts';
import { hasGoods } from '../counter/draft.ts';
import { FinishPanel } from '../desk/FinishPanel.tsx';
import { dueFor } from '../parts.ts';
import { isActing, useTable, useTableNow, type Table } from '../table.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { DiscardPanel } from './DiscardPanel.tsx';
import { Drawers, type DrawerName } from './Drawers.tsx';
import { ExplorePanel } from './ExplorePanel.tsx';
import { FavourPanel } from './FavourPanel.tsx';
import { FavoursPanel } from './FavoursPanel.tsx';
import { HeadlinePanel } from './HeadlinePanel.tsx';
import { MulliganPanel } from './MulliganPanel.tsx';
import { PatronPanel } from './PatronPanel.tsx';
import { StorePanel } from './StorePanel.tsx';
import css from './Tray.module.css';

export const Counter = lazyPart(() => import('../counter/Counter.tsx'));

/**
 * The player's tray: the panel of the current step, and the hand, store, Favours and Patron.
 */
export default function Tray() {
  const now = useTableNow();
  const [drawer, setDrawer] = useState<{ due: string; open: DrawerName | null }>();
  const { open, task, notice } = useTable((table) => ({
    open: drawer?.due === dueFor(table) ? drawer.open : homeOf(table.G.step),
    task: taskOf(table),
    notice: table.selection.notice,
  }));
  const panel = useRef<HTMLDivElement>(null);
  useFocusOn(panel, task);

  return (
    <TrayFrame className={css.tray}>
      <div className={css.content}>
        <div ref={panel} tabIndex={-1} className={css.panel}>
          <Notice>{notice}</Notice>
          <Suspense>
            <Due />
          </Suspense>
        </div>
        <Drawers open={open} onOpen={(name) => setDrawer({ due: dueFor(now()), open: name })} className={css.drawers} />
      </div>
    </TrayFrame>
  );
}

/** The drawer that a step opens; null when the step needs the map or the museum. */
function homeOf({ kind }: Step): DrawerName | null {
  if (kind === 'headline' || kind === 'arrangement' || kind === 'over') return null;
  return kind === 'favours' ? 'favours' : 'hand';
}

/** The panel for the decision that is due or the action that the reader has begun, if any. */
function Due() {
  const { panel, favour, task } = useTable((table) => ({
    panel: panelFor(table),
    favour: table.selection.favour,
    task: table.selection.task,
  }));
  const acting = useTable(isActing);
  useEffect(() => {
    // Loads the counter before the reader puts a card on it.
    if (acting) void Counter.preload().catch(() => undefined);
  }, [acting]);
  if (panel === 'favour') return favour !== null && <FavourPanel key={favour} favour={favour} />;
  if (panel === 'store') return task !== null && <StorePanel key={task} task={task} />;
  return panel !== null && panels[panel];
}

const panels = {
  mulligan: <MulliganPanel />,
  patron: <PatronPanel />,
  headline: <HeadlinePanel />,
  favours: <FavoursPanel />,
  discard: <DiscardPanel />,
  finish: <FinishPanel />,
  explore: <ExplorePanel />,
  counter: <Counter />,
  action: <ActionPanel />,
} as const;

/** The panel to show; null for none. */
function panelFor({ may, selection }: Table): keyof typeof panels | 'favour' | 'store' | null {
  if (may('mulligan')) return 'mulligan';
  if (may('choosePatron')) return 'patron';
  if (may('chooseOpinion')) return 'headline';
  if (may('discardFavours')) return 'favours';
  if (may('discard')) return 'discard';
  if (may('finish')) return 'finish';
  if (selection.favour !== null) return 'favour';
  if (may('draw', 'decline')) return 'explore';
  if (!may('endTurn')) return null;
  if (hasGoods(selection)) return 'counter';
  return selection.task === null ? 'action' : 'store';
}

/** Identifies the decision that is due; empty when none is. */
function taskOf({ G, own, legal, selection }: Table): string {
  if (legal.length === 0) return '';
  const begun = selection.favour ?? selection.task ?? hasGoods(selection);
  return [G.turn, G.step.kind, G.thisTurn.action, own?.handSize, own?.score, begun].join(' ');
}
