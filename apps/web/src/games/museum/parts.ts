import { asked, exhibited, ownLayout, type View } from '@sobremesa/games/museum';
import type { PlayerID } from '@sobremesa/games/kit';
import { useId, useMemo, useState } from 'react';
import { createStore, useStore } from 'zustand';

export const partNames = ['world', 'museum'] as const;
export type PartName = (typeof partNames)[number];

/** Which part of the board a small page shows; a large one shows both. */
export interface Part {
  shown: PartName;
  show: (name: PartName) => void;
  tab: (name: PartName) => { id: string; 'aria-controls': string; 'aria-selected': boolean };
  panel: (name: PartName) => { id: string; role: 'tabpanel'; 'aria-labelledby': string; 'data-shown': boolean };
}

interface Seen {
  G: View;
  playerID: PlayerID | null;
}

/** The step, and whether the reader is asked something in it: another text when something new is due. */
export function dueFor({ G, playerID }: Seen): string {
  return [G.turn, G.step.kind, playerID !== null && asked(G).includes(playerID)].join(' ');
}

interface Known {
  due: string;
  /** Objects in the reader's museum. */
  standing: number;
  shown: PartName;
  /** How often somebody has chosen a part. */
  pressed: number;
}

/** The part that is shown: with each new step the one in which something is to be done, and the museum when something has come into it. */
export function usePart(): (match: Seen) => Part {
  const id = useId();
  const [known] = useState(() => createStore<Known>(() => ({ due: '', standing: Infinity, shown: 'world', pressed: 0 })));
  // Whoever presses has it looked at anew.
  const pressed = useStore(known, (now) => now.pressed);
  const parts = useMemo(() => {
    const ids = (name: PartName) => ({ tab: `${id}-${name}-tab`, panel: `${id}-${name}` });
    const part = (shown: PartName): Part => ({
      shown,
      show: (name) => known.setState(({ pressed }) => ({ shown: name, pressed: pressed + 1 })),
      tab: (name) => ({ id: ids(name).tab, 'aria-controls': ids(name).panel, 'aria-selected': name === shown }),
      panel: (name) => ({
        id: ids(name).panel,
        role: 'tabpanel',
        'aria-labelledby': ids(name).tab,
        'data-shown': name === shown,
      }),
    });
    return { world: part('world'), museum: part('museum') };
  }, [id, known]);
  return useMemo(
    () => (match) => {
      known.setState((before) => knownIn(match, before, pressed));
      return parts[known.getState().shown];
    },
    [known, parts, pressed],
  );
}

function knownIn({ G, playerID }: Seen, before: Known, pressed: number): Known {
  const due = dueFor({ G, playerID });
  const standing = playerID === null ? 0 : exhibited(ownLayout(G, playerID)).length;
  const home: PartName = G.step.kind === 'arrangement' ? 'museum' : 'world';
  const stays = before.due === due ? before.shown : home;
  return { due, standing, pressed, shown: standing > before.standing ? 'museum' : stays };
}
