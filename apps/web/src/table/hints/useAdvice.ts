import type { Advice } from '@sobremesa/bots/advice';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HintsUi } from '../../games/game.ts';
import { Thinker } from '../../games/advice/Thinker.ts';
import { usePlay } from '../play/context.ts';
import { useOpenTable } from '../session.ts';
import { fetchLog, eventsIn } from './seenEvents.ts';

/** Time limit of the search for hints, in milliseconds. */
const THOUGHT_MS = 800;

/**
 * Good moves for the reader in the shown state, computed on this device; null while the search
 * runs, and empty if it finds none. A new state cancels the search.
 *
 * @param wanted whether the reader asked for hints
 */
export function useAdvice(ui: HintsUi, wanted: boolean): readonly Advice[] | null {
  const table = useOpenTable();
  const { match, asked } = usePlay();
  const { version } = match;
  const [thinker] = useState(() => new Thinker(ui.start));
  const [known, setKnown] = useState<{ version: number; advice: readonly Advice[] } | null>(null);
  useEffect(() => () => thinker.end(), [thinker]);

  const ask = useEffectEvent(async () => {
    await fetchLog(table);
    const { match, log } = table.store.getState().shown;
    if (match === null || match.version !== version) return null;
    const { G: view, ctx } = match.state;
    return thinker.advice({ playerID: match.playerID, view, ctx: ctx as never, log: eventsIn(log) }, THOUGHT_MS);
  });
  const due = wanted && asked;
  useEffect(() => {
    if (!due) return undefined;
    let current = true;
    const find = async () => {
      const advice = await ask();
      if (current) setKnown({ version, advice: advice ?? [] });
    };
    void find();
    return () => {
      current = false;
      thinker.stop();
    };
  }, [due, version, thinker]);

  return known?.version === version ? known.advice : null;
}
