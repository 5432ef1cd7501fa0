import { createContext, use, useCallback, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

/**
 * Kinds of messages that replace the prompt, the most important first. The bar shows one at a time.
 */
const kinds = [
  'replay',
  'refusal',
  'problem',
  'lostOwn',
  'yours',
  'vote',
  'proposal',
  'overdue',
  'pause',
  'pass',
  'absent',
  'lost',
  'info',
  'offer',
] as const;
export type Matter = (typeof kinds)[number];

interface Matters {
  /** The id of the visible message. */
  top: string | null;
  /** Adds a message. Returns a function that removes it. */
  add: (id: string, kind: Matter) => () => void;
}

const MattersContext = createContext<Matters | null>(null);

export function MattersProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<readonly { id: string; kind: Matter }[]>([]);
  const add = useCallback<Matters['add']>((id, kind) => {
    setAll((now) => [...now, { id, kind }]);
    return () => setAll((now) => now.filter((one) => one.id !== id));
  }, []);
  const top = all.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0]?.id ?? null;
  const matters = useMemo(() => ({ top, add }), [top, add]);
  return <MattersContext value={matters}>{children}</MattersContext>;
}

/** Whether a message replaces the prompt. */
export function useIsMatter(): boolean {
  return (use(MattersContext)?.top ?? null) !== null;
}

/** Whether this message is the visible one. Without a provider, all messages are visible. */
export function useMatter(kind: Matter): boolean {
  const id = useId();
  const matters = use(MattersContext);
  const add = matters?.add;
  useLayoutEffect(() => add?.(id, kind), [add, id, kind]);
  return matters === null || matters.top === id;
}
