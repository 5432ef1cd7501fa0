import type { Step } from '@sobremesa/games/museum';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Notice, TrayFrame } from '../../frame/TrayFrame.tsx';
import { useFocusOn } from '../../useFocusOn.ts';
import { hasGoods } from '../counter/draft.ts';
import { dueFor } from '../parts.ts';
import { isActing, useTable, useTableNow, type Table } from '../table.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { Drawers, type DrawerName } from './Drawers.tsx';
import { ExplorePanel } from './ExplorePanel.tsx';
import { MulliganPanel } from './MulliganPanel.tsx';
import { PatronPanel } from './PatronPanel.tsx';
import css from './Tray.module.css';

export const Counter = lazyPart(() => import('../counter/Counter.tsx'));
export const LaterPanel = lazyPart(() => import('./LaterPanel.tsx'));

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
  const panel = useTable(panelFor);
  const acting = useTable(isActing);
  useEffect(() => {
    // Loads the counter and the other panels before the reader presses a card.
    if (acting) void Promise.all([Counter.preload(), LaterPanel.preload()]).catch(() => undefined);
  }, [acting]);
  return panel !== null && panels[panel];
}

const panels = {
  mulligan: <MulliganPanel />,
  patron: <PatronPanel />,
  headline: <LaterPanel panel="headline" />,
  favours: <LaterPanel panel="favours" />,
  discard: <LaterPanel panel="discard" />,
  finish: <LaterPanel panel="finish" />,
  favour: <LaterPanel panel="favour" />,
  store: <LaterPanel panel="store" />,
  explore: <ExplorePanel />,
  counter: <Counter />,
  action: <ActionPanel />,
} as const;

/** The panel to show; null for none. */
function panelFor({ may, selection }: Table): keyof typeof panels | null {
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
