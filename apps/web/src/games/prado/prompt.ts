import { isActive, type GameOver, type PlayerID, type Sentence, type ViewCtx } from '@sobremesa/games/kit';
import { HAND_LIMIT, isOrdered, playerOf, type View } from '@sobremesa/games/prado';
import type es from './messages/es.ts';

type PromptKey = keyof (typeof es)['prompt'];

/** The sentence that says what the reader must do now, or which player the table waits for. */
export function prompt(G: View, ctx: ViewCtx, playerID: PlayerID | null): Sentence {
  if (ctx.gameover !== undefined) {
    const { winners } = ctx.gameover as GameOver;
    return { key: winners.length === 0 ? 'prompt.lost' : 'prompt.over', values: { players: { players: winners } } };
  }
  const waiting = Object.keys(ctx.activePlayers ?? {}).filter((id) => isActive(ctx, id));
  const mine = playerID !== null && waiting.includes(playerID);
  const player = mine ? playerID : (waiting[0] ?? ctx.currentPlayer);
  const say = (key: PromptKey, values: Sentence['values'] = {}): Sentence => ({
    key: `prompt.${key}`,
    values: { player: { player }, ...values },
  });

  if (G.window !== null && G.choice === null) {
    if (mine) {
      const by = { by: { player: G.window.player } };
      if (playerOf(G, playerID).hand?.includes('security') !== true) return say('blockNot', by);
      return say(isOrdered(G, playerID, G.window) ? 'ordered' : 'block', by);
    }
    return { key: 'prompt.asked', values: { player: { player: G.window.player } } };
  }
  if (G.choice !== null) return say(G.choice.kind, { room: G.choice.room });
  if (G.laying !== null) return mine ? say('lay', { slot: { term: G.laying.slot }, ...between(G.laying) }) : others('layOthers');
  if (G.round === 0) return mine ? say('missions') : others('missionsOthers');
  if (G.actionsLeft === null) return say('visit');
  if (G.actionsLeft > 0) return say('photography', { count: G.actionsLeft });
  return say('discard', { count: Math.max(0, playerOf(G, player).handSize - HAND_LIMIT) });

  function others(key: PromptKey): Sentence {
    return { key: `prompt.${key}`, values: { players: { players: waiting } } };
  }
}

function between({ min, max }: { min: number; max: number }): Sentence['values'] {
  return { min, max };
}

/** A player without a Security card has no choice in a timed window. */
export function hasChoice(G: View, playerID: PlayerID, timed: boolean): boolean {
  if (!timed || G.window === null || G.choice !== null) return true;
  return G.window.player === playerID || playerOf(G, playerID).hand?.includes('security') === true;
}
