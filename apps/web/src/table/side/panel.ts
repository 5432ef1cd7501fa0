import { createContext, useEffect, useMemo, useState } from 'react';
import { useOpenTable, useTable } from '../session.ts';
import { isHidden, useHidden } from './hidden.ts';

export const tabs = ['log', 'chat', 'scores', 'people'] as const;
export type PanelTab = (typeof tabs)[number];

/** An entry of the log or the chat to scroll to. */
export interface Place {
  tab: 'log' | 'chat';
  seq: number;
}

export interface Panel {
  open: boolean;
  tab: PanelTab;
  /** Number of chat messages that arrived while the chat was hidden. */
  unread: number;
  /** The entry that the reader followed a link to; null otherwise. */
  place: Place | null;
  setOpen: (open: boolean) => void;
  show: (tab: PanelTab) => void;
  goTo: (place: Place) => void;
}

/** The panel around a component; null outside of one, as in the waiting room. */
export const PanelContext = createContext<Panel | null>(null);

/** On a wide screen the panel is open from the start. On a phone it is a sheet. */
const roomy = '(min-width: 75rem)';

export function usePanel(): Panel {
  const [open, setOpen] = useState(() => matchMedia(roomy).matches);
  const [tab, setTab] = useState<PanelTab>('log');
  const [place, setPlace] = useState<Place | null>(null);
  const hidden = useHidden();
  const newest = useTable((s) => s.chat.at(-1)?.seq ?? -1);
  const before = useTable((s) => s.seen?.message ?? newest);
  const table = useOpenTable();
  const [seen, setSeen] = useState(before);
  const unread = useTable((s) => s.chat.filter(({ seq, speaker }) => seq > seen && !isHidden(hidden, speaker)).length);
  const reading = open && tab === 'chat';
  if (reading && seen !== newest) setSeen(newest);
  const counted = reading ? 0 : unread;
  useEffect(() => {
    table.setRead(seen);
  }, [table, seen]);
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
