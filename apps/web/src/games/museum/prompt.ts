import type { GameOver, PlayerID, Sentence, ViewCtx } from '@sobremesa/games/kit';
import {
  asked,
  favourLimit,
  handLimit,
  MULLIGAN_VALUE,
  playerOf,
  totalValue,
  type TurnState,
  type View,
} from '@sobremesa/games/museum';
import type { rules as es } from './messages/es/rules.ts';
import { rules } from './rules.ts';

type PromptKey = keyof (typeof es)['prompt'];

/** The sentence that says what the reader must do now, or which player the table waits for. */
export function prompt(G: View, ctx: ViewCtx, playerID: PlayerID | null): Sentence {
  const waiting = asked(G);
  const mine = playerID !== null && waiting.includes(playerID);
  const player = mine ? playerID : (waiting[0] ?? G.active);
  const { handSize, favourCount, experts } = playerOf(G, player);
  const say = (key: PromptKey, values: Sentence['values'] = {}): Sentence => ({
    key: `prompt.${key}`,
    values: { player: { player }, ...values },
  });
  const together = (key: 'mulligan' | 'patron' | 'arrangement', own: PromptKey = key): Sentence =>
    mine ? say(own) : { key: `prompt.${`${key}Others` satisfies PromptKey}`, values: { players: { players: waiting } } };

  switch (G.step.kind) {
    case 'mulligan':
      return together('mulligan', totalValue(playerOf(G, player).hand ?? []) > MULLIGAN_VALUE ? 'mulliganKeep' : 'mulligan');
    case 'patron':
      return together('patron');
    case 'headline':
      return say('headline', { headline: { term: G.headline ?? '' } });
    case 'explore':
      if (player !== G.active && G.prestige > 0) return say('drawForPrestige', { active: { player: G.active } });
      return say(rules.why(G, ctx, player, 'decline', [G.turn]) === null ? 'drawOptional' : 'draw');
    case 'action':
      return say(actionKey(G.thisTurn));
    case 'favours':
      return say('favours', { count: favourCount - favourLimit(experts) });
    case 'hand':
      return say('hand', { count: handSize - handLimit(experts) });
    case 'turnOver':
      return say('turnOver');
    case 'arrangement':
      return together('arrangement');
    case 'over':
      return { key: 'prompt.over', values: { players: { players: winners(ctx) } } };
  }
}

/** Which action is open, or that the turn's action is taken. */
function actionKey({ action, closed }: TurnState): PromptKey {
  if (action === 'inventory' || closed) return 'done';
  return action === 'furbish' ? 'furbish' : 'action';
}

function winners({ gameover }: ViewCtx): readonly PlayerID[] {
  return (gameover as GameOver | undefined)?.winners ?? [];
}
