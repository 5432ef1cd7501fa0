import { curatorOf, exhibited, layoutWorth, type Layout } from '@sobremesa/games/museum';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTable, useTableNow } from '../table.tsx';
import { askOptimiser } from './optimiser.ts';

export interface Proposal {
  layout: Layout;
  points: number;
}

/**
 * The best known arrangement of the reader's museum, never worse than the present one; null until
 * it is computed.
 */
export function useProposal(): Proposal | null {
  const now = useTableNow();
  const question = useTable(({ layout, own }) => JSON.stringify([layout, own?.experts, own?.patron]));
  const [known, setKnown] = useState<{ question: string; answer: Proposal } | null>(null);
  const ask = useEffectEvent(async (): Promise<Proposal | null> => {
    const { G, playerID, layout } = now();
    if (playerID === null || layout === null || exhibited(layout).length === 0) return null;
    const points = layoutWorth(G, playerID, layout).total;
    const best = await askOptimiser(layout, curatorOf(G, playerID));
    return best.points > points ? best : { layout, points };
  });
  useEffect(() => {
    let current = true;
    const find = async () => {
      const answer = await ask();
      if (current && answer !== null) setKnown({ question, answer });
    };
    void find();
    return () => {
      current = false;
    };
  }, [question]);
  return known?.question === question ? known.answer : null;
}
