import { useEffect, useMemo, useRef, useState } from 'react';
import type { Rules } from './context.ts';
import { lazy } from '../lib/lazy.ts';

const About = lazy(() => import('./About.tsx'));
const Labels = lazy(() => import('../gallery/card/PieceLabels.tsx'));

/** Whether the rules are open beside the board, and at which place. */
export interface RulesPanelState {
  /** Null while closed. `at` is null for the beginning. */
  open: { at: { topic: string } | null } | null;
  rules: Rules;
  /** Closes the rules and returns the focus to where it was. */
  close: () => void;
  /** Closes the rules because something else takes their place. */
  putAway: () => void;
}

/** The rules beside a board. The `?` key opens them, except in text fields. */
export function useRulesPanel(game: string): RulesPanelState {
  const [open, setOpen] = useState<RulesPanelState['open']>(null);
  const opener = useRef<HTMLElement | null>(null);
  const ways = useMemo(() => {
    function show(topic?: string) {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest('aside') === null) opener.current = activeElement;
      // A dialog over the board would cover the rules, too.
      for (const dialog of document.querySelectorAll('dialog[open]')) {
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      }
      setOpen({ at: topic === undefined ? null : { topic } });
    }
    return {
      rules: { game, show, About, Labels },
      putAway: () => setOpen(null),
      close() {
        setOpen(null);
        const back = opener.current?.isConnected ? opener.current : document.querySelector<HTMLElement>('[data-rules]');
        back?.focus({ preventScroll: true });
      },
    };
  }, [game]);

  const { rules } = ways;
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const writes = target instanceof Element && target.closest('input, textarea, dialog');
      if (key === '?' && !defaultPrevented && !writes) rules.show();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [rules]);

  return { open, ...ways };
}
