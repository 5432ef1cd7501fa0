import { createContext, useEffect, useMemo, useState } from 'react';
import { useShown, useTable } from '../session.ts';
import { isHidden, useHidden } from './hidden.ts';

export const tabs = ['log', 'chat', 'scores', 'people'] as const;
export type PanelTab = (typeof tabs)[number];

/** An entry of the log or the chat that is to be looked at. */
export interface Place {
  tab: 'log' | 'chat';
  seq: number;
}

export interface Panel {
  open: boolean;
  tab: PanelTab;
  /** Chat messages that came while the chat was out of sight. */
  unread: number;
  /** Where a press on what belongs to it has led; null otherwise. */
  place: Place | null;
  setOpen: (open: boolean) => void;
  show: (tab: PanelTab) => void;
  goTo: (place: Place) => void;
}

/** The panel in which something stands; null outside of one, as in the waiting room. */
export const PanelContext = createContext<Panel | null>(null);

/** On a desk the panel stands open from the start; on a phone it is a sheet that one draws up. */
const roomy = '(min-width: 75rem)';

export function usePanel(): Panel {
  const [open, setOpen] = useState(() => matchMedia(roomy).matches);
  const [tab, setTab] = useState<PanelTab>('log');
  const [place, setPlace] = useState<Place | null>(null);
  const hidden = useHidden();
  const newest = useTable((s) => s.chat.at(-1)?.seq ?? -1);
  const before = useTable((s) => s.seen?.message ?? newest);
  const shown = useShown();
  const [seen, setSeen] = useState(before);
  const unread = useTable((s) => s.chat.filter(({ seq, speaker }) => seq > seen && !isHidden(hidden, speaker)).length);
  const reading = open && tab === 'chat';
  if (reading && seen !== newest) setSeen(newest);
  const counted = reading ? 0 : unread;
  useEffect(() => {
    shown.setRead(seen);
  }, [shown, seen]);
  const [ways] = useState(() => {
    const go = (next: PanelTab, to: Place | null) => {
      setTab(next);
      setPlace(to);
      setOpen(true);
    };
    return { setOpen, show: (next: PanelTab) => go(next, null), goTo: (to: Place) => go(to.tab, to) };
  });
  return useMemo(() => ({ open, tab, unread: counted, place, ...ways }), [open, tab, counted, place, ways]);
}
