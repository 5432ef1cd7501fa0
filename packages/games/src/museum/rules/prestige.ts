import type { PlayerID } from '../../kit/index.ts';
import type { PrestigeCause } from '../events.ts';
import { playerOf } from '../state.ts';
import type { State } from '../state.ts';

/** Takes up to `count` Prestige from the supply, as far as it reaches (1.10). */
export function gainPrestige(G: State, playerID: PlayerID, count: number, cause: PrestigeCause): void {
  const gained = Math.min(count, G.prestige);
  if (gained === 0) return;
  G.prestige -= gained;
  playerOf(G, playerID).prestige += gained;
  G.events.push({ type: 'gainedPrestige', player: playerID, count: gained, cause });
}

/** Gives Prestige to the supply, or to another player. */
export function payPrestige(G: State, playerID: PlayerID, count: number, to: PlayerID | null): void {
  playerOf(G, playerID).prestige -= count;
  if (to === null) G.prestige += count;
  else playerOf(G, to).prestige += count;
}
