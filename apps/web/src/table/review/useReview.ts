import type { Judgement } from '@sobremesa/bots/advice';
import type { LogEntry } from '@sobremesa/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { Thinker } from '../../games/advice/Thinker.ts';
import type { HintsUi } from '../../games/game.ts';
import { fetchLog, linesIn, toldIn } from '../hints/told.ts';
import { useSession } from '../session.ts';
import type { Decision } from './decisions.ts';

/** How long to think about each decision, and as long again to compare two moves, in milliseconds. */
const THOUGHT_MS = 200;
/** So many are shown. */
const MOST = 3;

/** A move that was not the best one. */
export interface Regret extends Judgement {
  /** The number of the line of the log that tells of it. */
  line: number;
}

export interface Review {
  done: number;
  total: number;
  /** What cost most, first; null while decisions are gone over. */
  regrets: readonly Regret[] | null;
}

/** Goes over what was decided, one decision after the other, by what its player knew then. @param begun whether anybody wants it */
export function useReview(ui: HintsUi, decisions: readonly Decision[], begun: boolean): Review {
  const session = useSession();
  const [thinker] = useState(() => new Thinker(ui.start));
  const [review, setReview] = useState<Review>({ done: 0, total: decisions.length, regrets: null });
  useEffect(() => () => thinker.end(), [thinker]);

  const goOver = useEffectEvent(async (isCurrent: () => boolean, tell: (review: Review) => void) => {
    await fetchLog(session);
    const { log } = session.store.getState();
    const stood = decisions.filter((decision) => stands(decision, log));
    const found: Regret[] = [];
    for (const [done, decision] of stood.entries()) {
      if (!isCurrent()) return;
      tell({ done, total: stood.length, regrets: null });
      const judgement = await thinker.judgement(seenAt(decision, log), decision, THOUGHT_MS);
      if (judgement !== null) found.push({ ...judgement, line: decision.line });
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
  return { playerID, view, ctx: ctx as never, log: toldIn(log.filter(({ seq }) => seq < line)) };
}

/** Whether it was not taken back: what came of it is still told. */
function stands({ line }: Decision, log: readonly LogEntry[]): boolean {
  const first = log.find(({ seq, kind }) => seq >= line && kind === 'game');
  return first !== undefined && linesIn(log).includes(first);
}
