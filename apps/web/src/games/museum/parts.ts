import { asked, exhibited, ownLayout, type View } from '@sobremesa/games/museum';
import type { PlayerID } from '@sobremesa/games/kit';
import { useCallback, useId, useMemo, useState } from 'react';

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

/**
 * Identifies the step, and whether the reader must act in it. It changes when a new action is due.
 */
export function dueFor({ G, playerID }: Seen): string {
  return [G.turn, G.step.kind, playerID !== null && asked(G).includes(playerID)].join(' ');
}

/** A press of the reader on one of the tabs; a new object for each press. */
export interface ChosenPart {
  name: PartName;
}

interface PartState {
  due: string;
  /** Number of Objects in the reader's museum. */
  standing: number;
  chosen: ChosenPart | null;
  shown: PartName;
}

/**
 * Chooses the part to show, depending on earlier matches: with each new step the part in which the
 * reader must act, and the museum when it got an Object.
 */
function followPart(): (match: Seen, chosen: ChosenPart | null) => PartName {
  let before: PartState = { due: '', standing: Infinity, chosen: null, shown: 'world' };
  return ({ G, playerID }, chosen) => {
    const due = dueFor({ G, playerID });
    const standing = playerID === null ? 0 : exhibited(ownLayout(G, playerID)).length;
    const home: PartName = G.step.kind === 'arrangement' ? 'museum' : 'world';
    const last = chosen !== null && chosen !== before.chosen ? chosen.name : before.shown;
    const stays = before.due === due ? last : home;
    before = { due, standing, chosen, shown: standing > before.standing ? 'museum' : stays };
    return before.shown;
  };
}

/** @param choose called when the reader presses a tab */
export function usePart(choose: (part: ChosenPart) => void): (match: Seen, chosen: ChosenPart | null) => Part {
  const id = useId();
  const [shownIn] = useState(followPart);
  const parts = useMemo(() => {
    const ids = (name: PartName) => ({ tab: `${id}-${name}-tab`, panel: `${id}-${name}` });
    const part = (shown: PartName): Part => ({
      shown,
      show: (name) => choose({ name }),
      tab: (name) => ({ id: ids(name).tab, 'aria-controls': ids(name).panel, 'aria-selected': name === shown }),
      panel: (name) => ({
        id: ids(name).panel,
        role: 'tabpanel',
        'aria-labelledby': ids(name).tab,
        'data-shown': name === shown,
      }),
    });
    return { world: part('world'), museum: part('museum') };
  }, [id, choose]);
  return useCallback((match, chosen) => parts[shownIn(match, chosen)], [parts, shownIn]);
}
