import * as z from 'zod/mini';
import type { OptionField } from '../kit/index.ts';
import { difficulties } from './catalogue/types.ts';

const guardChoices = ['auto', 'yes', 'no'] as const;
const reactionKinds = ['calm', 'quick'] as const;
const windowLengths = [8, 15, 30, 60] as const;

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

/** Minimum and maximum number of players. */
export const players = { min: 1, max: 4 } as const;

export const optionFields: readonly OptionField[] = [
  { name: 'guard', values: guardChoices, players: [2, 3, 4] },
  { name: 'reactions', values: reactionKinds, players: [2, 3, 4] },
  { name: 'windowSeconds', values: windowLengths, players: [2, 3, 4] },
  { name: 'difficulty', values: difficulties, players: [1] },
];

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
