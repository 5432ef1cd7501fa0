import type { PlayerID } from '../../kit/index.ts';
import type { ObjectId } from '../catalogue/types.ts';
import { reason } from '../reasons.ts';
import type { MuseumReason } from '../reasons.ts';
import { exhibited, playerOf } from '../state.ts';
import type { Layout, State, View } from '../state.ts';
import { sameObjects } from './cells.ts';
import { notNow } from './steps.ts';

/**
 * The layout that a player is arranging: during the final arrangement, the one that others do not
 * see yet.
 */
export function ownLayout(G: View, playerID: PlayerID): Layout {
  const { layout, museum } = playerOf(G, playerID);
  return layout ?? museum;
}

/**
 * Why a museum cannot be arranged like this; null when it can. It must hold the same Objects, each
 * on its own cell (1.11, A21).
 */
export function arrangeBlocker(G: View, playerID: PlayerID, layout: Layout): MuseumReason | null {
  const before = ownLayout(G, playerID);
  return layoutBlocker(G, playerID, layout) ?? (layout.join() === before.join() ? reason('nothingMoved') : null);
}

/** Why this cannot be the final arrangement; null when it can (1.12). */
export function finishBlocker(G: View, playerID: PlayerID, layout: Layout): MuseumReason | null {
  return notNow(G, 'arrangement') ?? layoutBlocker(G, playerID, layout);
}

function layoutBlocker(G: View, playerID: PlayerID, layout: Layout): MuseumReason | null {
  return sameObjects(ownLayout(G, playerID), layout) ? null : reason('notYourObjects');
}

export function arrange(G: State, playerID: PlayerID, layout: Layout): void {
  const player = playerOf(G, playerID);
  if (G.step.kind === 'arrangement') player.layout = [...layout];
  else player.museum = [...layout];
}

/**
 * Submits a final layout. When all players have done so, the museums are opened and the Patrons
 * revealed (1.12).
 */
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

/**
 * An earlier state with a player's present arrangement, as far as its Objects are exhibited in that
 * state: undoing a purchase moves nothing else. An unfinished final arrangement stays hidden.
 */
export function withArrangement(earlier: State, now: State, playerID: PlayerID): State {
  const players = earlier.players.map((player, index) => {
    if (String(index) !== playerID) return player;
    const { museum, layout } = now.players[index] ?? player;
    return Object.assign({}, player, {
      museum: rearranged(player.museum, museum),
      layout: player.layout === null || layout === null ? player.layout : rearranged(player.layout, layout),
    });
  });
  return Object.assign({}, earlier, { players });
}

/** The Objects of a layout on the cells of a later layout, which contains them all. */
function rearranged(layout: Layout, later: Layout): Layout {
  const kept: ReadonlySet<ObjectId> = new Set(exhibited(layout));
  return later.map((card) => (card !== null && kept.has(card) ? card : null));
}
