import type { Step } from '@sobremesa/games/museum';
import { Suspense, useEffect, useRef, useState } from 'react';
import { byNeed } from '../../../ui/byNeed.tsx';
import { Notice, TrayFrame } from '../../frame/TrayFrame.tsx';
import { useFocusOn } from '../../useFocusOn.ts';
import { hasGoods } from '../counter/draft.ts';
import { FinishPanel } from '../desk/FinishPanel.tsx';
import { dueFor } from '../parts.ts';
import { useTable, type Table } from '../table.tsx';
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

export const Counter = byNeed(() => import('../counter/Counter.tsx'));

/** What is at the thumb of who plays: what is due now, and the own hand, store, Favours and Patron. */
export default function Tray() {
  const table = useTable();
  const { G, selection } = table;
  const due = dueFor(table);
  const [drawer, setDrawer] = useState<{ due: string; open: DrawerName | null }>();
  const open = drawer?.due === due ? drawer.open : homeOf(G.step);
  const panel = useRef<HTMLDivElement>(null);
  useFocusOn(panel, taskOf(table));

  return (
    <TrayFrame className={css.tray}>
      <div className={css.content}>
        <div ref={panel} tabIndex={-1} className={css.panel}>
          <Notice>{selection.notice}</Notice>
          <Suspense>
            <Due />
          </Suspense>
        </div>
        <Drawers open={open} onOpen={(name) => setDrawer({ due, open: name })} className={css.drawers} />
      </div>
    </TrayFrame>
  );
}

/** Which drawer a step needs open; none where the room is for the map or the museum. */
function homeOf({ kind }: Step): DrawerName | null {
  if (kind === 'headline' || kind === 'arrangement' || kind === 'over') return null;
  return kind === 'favours' ? 'favours' : 'hand';
}

/** What the reader is asked now, or has begun, if anything. */
function Due() {
  const { may, selection } = useTable();
  const acting = may('endTurn');
  useEffect(() => {
    // Before a card is put on it.
    if (acting) void Counter.preload().catch(() => undefined);
  }, [acting]);
  if (may('mulligan')) return <MulliganPanel />;
  if (may('choosePatron')) return <PatronPanel />;
  if (may('chooseOpinion')) return <HeadlinePanel />;
  if (may('discardFavours')) return <FavoursPanel />;
  if (may('discard')) return <DiscardPanel />;
  if (may('finish')) return <FinishPanel />;
  if (selection.favour !== null) return <FavourPanel key={selection.favour} favour={selection.favour} />;
  if (may('draw', 'decline')) return <ExplorePanel />;
  if (!acting) return null;
  if (hasGoods(selection)) return <Counter />;
  return selection.task === null ? <ActionPanel /> : <StorePanel key={selection.task} task={selection.task} />;
}

/** Something new is due when this is another text; empty when nothing is. */
function taskOf({ G, own, legal, selection }: Table): string {
  if (legal.length === 0) return '';
  const begun = selection.favour ?? selection.task ?? hasGoods(selection);
  return [G.turn, G.step.kind, G.thisTurn.action, own?.handSize, own?.score, begun].join(' ');
}
