import * as z from 'zod/mini';
import { difficulties } from './catalogue/types.ts';
import { guardChoices, reactionKinds, windowLengths } from './variants.ts';

/**
 * The variants of a table.
 *
 * - `guard`: whether there is a guard; `auto` is yes with two players, no with three or four. Solo
 *   play always has one.
 * - `difficulty`: for solo play.
 * - `reactions`: `calm` asks all players whenever a card may be blocked; `quick` only when somebody
 *   could block, which reveals when nobody can.
 * - `windowSeconds`: the time to decide about blocking. Every window lasts this long unless
 *   somebody blocks, so that its end does not reveal who could have.
 */
export const options = z.strictObject({
  guard: z._default(z.enum(guardChoices), 'auto'),
  difficulty: z._default(z.enum(difficulties), 'medium'),
  reactions: z._default(z.enum(reactionKinds), 'calm'),
  windowSeconds: z._default(z.literal(windowLengths), 8),
});
export type PradoOptions = z.output<typeof options>;

/**
 * Whether these options suit this number of players: solo play needs the guard, and only solo play
 * has a difficulty. In solo play `reactions` has no effect and is allowed.
 */
export function fitsPlayers({ guard, difficulty }: PradoOptions, numPlayers: number): boolean {
  return numPlayers === 1 ? guard !== 'no' : difficulty === 'medium';
}

/** Whether there is a guard. */
export function withGuard({ guard }: PradoOptions, numPlayers: number): boolean {
  return guard === 'auto' ? numPlayers <= 2 : guard === 'yes';
}
