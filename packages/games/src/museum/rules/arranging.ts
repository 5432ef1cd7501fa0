import type { PlayerID } from '../../kit/index.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason } from '../reasons.ts';
import { playerOf } from '../state.ts';
import type { Layout, State, View } from '../state.ts';
import { sameObjects } from './cells.ts';
import { notNow } from './steps.ts';

/** The layout that a player works at: in the last arrangement the one that others do not see yet. */
export function ownLayout(G: View, playerID: PlayerID): Layout {
  const { layout, museum } = playerOf(G, playerID);
  return layout ?? museum;
}

/** Why a museum cannot be arranged like this; null when it can: the same Objects, each on a cell of its own (1.11, A21). */
export function arrangeBlocker(G: View, playerID: PlayerID, layout: Layout): MuseumReason | null {
  return sameObjects(ownLayout(G, playerID), layout) ? null : reason('notYourObjects');
}

/** Why this cannot be the last arrangement; null when it can (1.12). */
export function finishBlocker(G: View, playerID: PlayerID, layout: Layout): MuseumReason | null {
  return notNow(G, 'arrangement') ?? arrangeBlocker(G, playerID, layout);
}

export function arrange(G: State, playerID: PlayerID, layout: Layout): void {
  const player = playerOf(G, playerID);
  if (G.step.kind === 'arrangement') player.layout = [...layout];
  else player.museum = [...layout];
}

/** The layout is final. When all are done, the museums are opened and the Patrons revealed (1.12). */
export function finish(G: State, playerID: PlayerID, layout: Layout): void {
  arrange(G, playerID, layout);
  playerOf(G, playerID).ready = true;
  G.events.push({ type: 'arranged', player: playerID });
  if (G.players.some(({ ready }) => !ready)) return;
  for (const player of G.players) {
    player.museum = player.layout ?? player.museum;
    player.layout = null;
  }
  G.step = { kind: 'over' };
  for (const id of G.order) {
    const { patron } = playerOf(G, id);
    if (patron !== null) G.events.push({ type: 'patronRevealed', player: id, patron });
  }
}
