import { asked, exhibited, ownLayout, type View } from '@sobremesa/games/museum';
import type { PlayerID } from '@sobremesa/games/kit';
import { useId, useMemo, useState } from 'react';

export const partNames = ['world', 'museum'] as const;
export type PartName = (typeof partNames)[number];

/** Which part of the board a small page shows; a large one shows both. */
export interface Part {
  shown: PartName;
  show: (name: PartName) => void;
  tab: (name: PartName) => { id: string; 'aria-controls': string; 'aria-selected': boolean };
  panel: (name: PartName) => { id: string; role: 'tabpanel'; 'aria-labelledby': string; 'data-shown': boolean };
}

/** The step, and whether the reader is asked something in it: another text when something new is due. */
export function dueFor({ G, playerID }: { G: View; playerID: PlayerID | null }): string {
  return [G.turn, G.step.kind, playerID !== null && asked(G).includes(playerID)].join(' ');
}

/** The part that is shown: with each new step the one in which something is to be done, and the museum when something has come into it. */
export function usePart({ G, playerID }: { G: View; playerID: PlayerID | null }): Part {
  const id = useId();
  const due = dueFor({ G, playerID });
  const home: PartName = G.step.kind === 'arrangement' ? 'museum' : 'world';
  const standing = playerID === null ? 0 : exhibited(ownLayout(G, playerID)).length;
  const [known, setKnown] = useState({ due, standing, shown: home });
  if (known.due !== due || known.standing !== standing) {
    const stays = known.due === due ? known.shown : home;
    setKnown({ due, standing, shown: standing > known.standing ? 'museum' : stays });
  }
  const { shown } = known;
  return useMemo(() => {
    const ids = (name: PartName) => ({ tab: `${id}-${name}-tab`, panel: `${id}-${name}` });
    return {
      shown,
      show: (name) => setKnown((before) => ({ ...before, shown: name })),
      tab: (name) => ({ id: ids(name).tab, 'aria-controls': ids(name).panel, 'aria-selected': name === shown }),
      panel: (name) => ({
        id: ids(name).panel,
        role: 'tabpanel',
        'aria-labelledby': ids(name).tab,
        'data-shown': name === shown,
      }),
    };
  }, [id, shown]);
}
