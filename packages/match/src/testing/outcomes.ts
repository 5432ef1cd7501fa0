import type { GameModule } from '@sobremesa/games';
import { beginMatch, type Beginning } from '../begin.ts';
import type { Match, Outcome, Refusal, Step } from '../model.ts';

/** The step of a successful change. @throws Error if the change was rejected */
export function stepOf(outcome: Outcome): Step {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.step;
}

/** The reason for a rejected change. @throws Error if the change succeeded */
export function refusalOf(outcome: Outcome): Refusal {
  if (outcome.ok) throw new Error('not refused');
  return outcome.refusal;
}

/** A new match. @param options parsed by the module's schema */
export function begun(
  module: GameModule,
  players: number,
  options: Readonly<Record<string, unknown>> = {},
  more: Partial<Beginning> = {},
): Match {
  return stepOf(beginMatch(module, { players, options: module.options.parse(options), now: 0, ...more })).match;
}
