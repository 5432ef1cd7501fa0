import type { GameModule } from '@sobremesa/games';
import { beginMatch, type Beginning } from '../begin.ts';
import type { Match, Outcome, Refusal, Step } from '../model.ts';

/** What a change made of a match. @throws Error when the change was refused */
export function stepOf(outcome: Outcome): Step {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.step;
}

/** Why a change was refused. @throws Error when it was not */
export function refusalOf(outcome: Outcome): Refusal {
  if (outcome.ok) throw new Error('not refused');
  return outcome.refusal;
}

/** A new match. @param options as the module's schema takes them */
export function begun(
  module: GameModule,
  players: number,
  options: Readonly<Record<string, unknown>> = {},
  more: Partial<Beginning> = {},
): Match {
  return stepOf(beginMatch(module, { players, options: module.options.parse(options), now: 0, ...more })).match;
}
