import { proposal, type Proposal } from '@sobremesa/games/museum';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTable } from '../table.tsx';

/** How the reader's museum could be arranged best; null until it is worked out, which is done after the page is drawn. */
export function useProposal(): Proposal | null {
  const { G, playerID, layout, own } = useTable();
  const question = JSON.stringify([layout, own?.experts, own?.patron]);
  const [known, setKnown] = useState<{ question: string; answer: Proposal } | null>(null);
  const answer = useEffectEvent((asked: string) => {
    if (playerID !== null) setKnown({ question: asked, answer: proposal(G, playerID) });
  });
  useEffect(() => {
    const later = setTimeout(() => answer(question), 0);
    return () => clearTimeout(later);
  }, [question]);
  return known?.question === question ? known.answer : null;
}
