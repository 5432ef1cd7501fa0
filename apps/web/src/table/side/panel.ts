import { useMemo, useState } from 'react';
import { useTable } from '../session.ts';

export const tabs = ['log', 'chat', 'scores', 'people'] as const;
export type PanelTab = (typeof tabs)[number];

export interface Panel {
  open: boolean;
  tab: PanelTab;
  /** Chat messages that came while the chat was out of sight. */
  unread: number;
  setOpen: (open: boolean) => void;
  show: (tab: PanelTab) => void;
}

/** On a desk the panel stands open from the start; on a phone it is a sheet that one draws up. */
const roomy = '(min-width: 75rem)';

export function usePanel(): Panel {
  const [open, setOpen] = useState(() => matchMedia(roomy).matches);
  const [tab, setTab] = useState<PanelTab>('log');
  const newest = useTable((s) => s.chat.at(-1)?.seq ?? -1);
  const [seen, setSeen] = useState(newest);
  const unread = useTable((s) => s.chat.filter(({ seq }) => seq > seen).length);
  const reading = open && tab === 'chat';
  if (reading && seen !== newest) setSeen(newest);
  const counted = reading ? 0 : unread;
  return useMemo(
    () => ({
      open,
      tab,
      unread: counted,
      setOpen,
      show: (next) => {
        setTab(next);
        setOpen(true);
      },
    }),
    [open, tab, counted],
  );
}
