import type { Judgement } from '@sobremesa/bots/advice';
import type { LogEntry } from '@sobremesa/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { Thinker } from '../../games/advice/Thinker.ts';
import type { HintsUi } from '../../games/game.ts';
import { fetchLog, linesIn, eventsIn } from '../hints/seenEvents.ts';
import { useOpenTable } from '../session.ts';
import type { Decision } from './decisions.ts';

/** Time limit for each decision, and again for comparing two moves, in milliseconds. */
const THOUGHT_MS = 200;
/** Maximum number of listed moves. */
const MOST = 3;

/** A move that was not the best one. */
export interface Regret extends Judgement {
  decision: Decision;
}

export interface Review {
  done: number;
  total: number;
  /** The costliest first; null while the review runs. */
  regrets: readonly Regret[] | null;
}

/**
 * Reviews decisions one after the other, by what the player knew then.
 *
 * @param begun whether the reader asked for it
 */
export function useReview(ui: HintsUi, decisions: readonly Decision[], begun: boolean): Review {
  const table = useOpenTable();
  const [thinker] = useState(() => new Thinker(ui.start));
  const [review, setReview] = useState<Review>({ done: 0, total: decisions.length, regrets: null });
  useEffect(() => () => thinker.end(), [thinker]);

  const goOver = useEffectEvent(async (isCurrent: () => boolean, tell: (review: Review) => void) => {
    await fetchLog(table);
    const { log } = table.store.getState().newest;
    const stood = decisions.filter((decision) => stands(decision, log));
    const found: Regret[] = [];
    for (const [done, decision] of stood.entries()) {
      if (!isCurrent()) return;
      tell({ done, total: stood.length, regrets: null });
      const judgement = await thinker.judgement(seenAt(decision, log), decision, THOUGHT_MS);
      if (judgement !== null) found.push({ ...judgement, decision });
    }
    const regrets = found.toSorted((a, b) => b.cost - a.cost).slice(0, MOST);
    if (isCurrent()) tell({ done: stood.length, total: stood.length, regrets });
  });
  useEffect(() => {
    if (!begun) return undefined;
    let current = true;
    void goOver(() => current, setReview);
    return () => {
      current = false;
      thinker.stop();
    };
  }, [begun, thinker]);
  return review;
}

function seenAt({ playerID, view, ctx, line }: Decision, log: readonly LogEntry[]) {
  return { playerID, view, ctx: ctx as never, log: eventsIn(log.filter(({ seq }) => seq < line)) };
}

/** Whether the decision was not undone: its log lines still exist. */
function stands({ line }: Decision, log: readonly LogEntry[]): boolean {
  const first = log.find(({ seq, kind }) => seq >= line && kind === 'game');
  return first !== undefined && linesIn(log).includes(first);
}
