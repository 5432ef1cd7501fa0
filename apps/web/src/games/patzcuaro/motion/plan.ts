import type { PlayerID } from '@sobremesa/games/kit';
import type { CardId, PatzcuaroEvent } from '@sobremesa/games/patzcuaro';

/**
 * A motion or glow that begins at `start` and lasts `duration`, both in milliseconds. Places are
 * the board's `data-spot` names.
 */
export type Motion = { start: number; duration: number } &
  /** A token moves from space to space. */
  (
    | { kind: 'walk'; player: PlayerID; path: readonly string[] }
    /** A card, or its back when null, flies. */
    | { kind: 'fly'; card: CardId | null; from: string; to: string }
    | { kind: 'glow'; at: string }
  );

const SPACE_MS = 150;
const WALK_MS = [220, 450] as const;
const FLY_MS = 320;
const GLOW_MS = 450;
/** Delay in milliseconds between cards that fly together. */
const STAGGER_MS = 90;

/**
 * Plans the animation of these events, one after another, in the order in which they happened.
 *
 * @param size number of positions of the route
 * @param reader the seat whose hand is on the page; other hands are at their players' chips
 */
export function planOf(events: readonly PatzcuaroEvent[], size: number, reader: PlayerID | null): Motion[] {
  const plan: Motion[] = [];
  let now = 0;

  function fly(cards: readonly (CardId | null)[], from: string, to: string | ((card: CardId | null) => string)) {
    for (const [i, card] of cards.entries()) {
      const target = typeof to === 'string' ? to : to(card);
      plan.push({ kind: 'fly', card, from, to: target, start: now + i * STAGGER_MS, duration: FLY_MS });
    }
    if (cards.length > 0) now += FLY_MS + (cards.length - 1) * STAGGER_MS;
  }

  function glow(at: string) {
    plan.push({ kind: 'glow', at, start: now, duration: GLOW_MS });
    now += GLOW_MS;
  }

  const hand = (player: PlayerID) => (player === reader ? `hand-${player}` : `player-${player}`);

  for (const event of events) {
    switch (event.type) {
      case 'moved': {
        const path = pathOf(event.from, event.to, size);
        const duration = Math.min(WALK_MS[1], Math.max(WALK_MS[0], (path.length - 1) * SPACE_MS));
        plan.push({
          kind: 'walk',
          player: event.player,
          path: path.map((position) => `space-${position}`),
          start: now,
          duration,
        });
        now += duration;
        break;
      }
      case 'traded':
        fly(event.placed, hand(event.player), `pile-${event.position}`);
        fly(event.taken, `pile-${event.position}`, hand(event.player));
        break;
      case 'placed':
        fly([event.card], hand(event.player), `altar-${event.player}-${event.card}`);
        break;
      case 'drew':
        fly(event.cards ?? Array.from({ length: event.count }, () => null), 'deck', hand(event.player));
        break;
      case 'revealed':
        if (event.to !== null && event.card !== null) fly([event.card], 'deck', `pile-${event.to}`);
        break;
      case 'levelCompleted':
        glow(`level-${event.player}-${event.level}`);
        break;
      case 'flipped':
      case 'altarCompleted':
        glow(`player-${event.player}`);
        break;
      default:
        break;
    }
  }
  return plan;
}

/** The positions from one to another clockwise, both included. */
function pathOf(from: number, to: number, size: number): number[] {
  return Array.from({ length: ((to - from + size) % size) + 1 }, (_, i) => (from + i) % size);
}
