import type { GameOver, PlayerID, Sentence, ViewCtx } from '@sobremesa/games/kit';
import { type View } from '@sobremesa/games/patzcuaro';
import type es from './messages/es.ts';
import { rules } from './rules.ts';

type PromptKey = keyof (typeof es)['prompt'];

/** The sentence that says what the reader must do now, or which player the table waits for. */
export function prompt(G: View, ctx: ViewCtx, playerID: PlayerID | null): Sentence {
  if (ctx.gameover !== undefined)
    return { key: 'prompt.over', values: { players: { players: (ctx.gameover as GameOver).winners } } };
  const step = G.steps[0];
  const player = step?.player ?? ctx.currentPlayer;
  const say = (key: PromptKey, values: Sentence['values'] = {}): Sentence => ({
    key: `prompt.${key}`,
    values: { player: { player }, ...values },
  });

  if (step === undefined) return say(player === playerID ? travelKey(G, ctx, playerID) : 'travel');
  if (G.triggerers !== null) return say(playerID !== null && G.triggerers.includes(playerID) ? 'lastEnded' : 'last');
  if (step.optional) return say('gift');
  if (step.action.t === 'trade') return say('trade', { count: step.action.reqs.length });
  return say(step.action.t === 'choose' ? 'choose' : 'place');
}

/** Whether the reader can act somewhere, must flip, or can only draw a card. */
function travelKey(G: View, ctx: ViewCtx, playerID: PlayerID): PromptKey {
  const modes = new Set(rules.legalMoves(G, ctx, playerID).map(({ args }) => args[1]));
  if (modes.has('act')) return 'travel';
  return modes.has('flip') ? 'travelFlip' : 'travelDraw';
}
