import * as z from 'zod/mini';
import type { OptionField } from '../kit/index.ts';
import { difficulties } from './catalogue/types.ts';

const guardChoices = ['auto', 'yes', 'no'] as const;
const reactionKinds = ['calm', 'quick'] as const;
const windowLengths = [8, 15, 30, 60] as const;

/**
 * The variants of a table.
 *
 * - `guard`: whether he walks about; `auto` is yes with two players, no with three or four. Alone
 *   he is always there.
 * - `difficulty`: for one player alone.
 * - `reactions`: `calm` asks everybody whenever a card may be blocked; `quick` only when somebody
 *   could, and so tells when nobody can.
 * - `windowSeconds`: how long one may think about blocking. Every window lasts so long unless
 *   somebody blocks, so that its end does not tell who could have.
 */
export const options = z.strictObject({
  guard: z._default(z.enum(guardChoices), 'auto'),
  difficulty: z._default(z.enum(difficulties), 'medium'),
  reactions: z._default(z.enum(reactionKinds), 'calm'),
  windowSeconds: z._default(z.literal(windowLengths), 8),
});
export type PradoOptions = z.output<typeof options>;

/** How many may play. */
export const players = { min: 1, max: 4 } as const;

export const optionFields: readonly OptionField[] = [
  { name: 'guard', values: guardChoices, players: [2, 3, 4] },
  { name: 'reactions', values: reactionKinds, players: [2, 3, 4] },
  { name: 'windowSeconds', values: windowLengths, players: [2, 3, 4] },
  { name: 'difficulty', values: difficulties, players: [1] },
];

/**
 * Whether these options make sense for so many players: nobody is alone without the guard, and a
 * difficulty is chosen only by who is alone. How reactions go is of no account to one player, and
 * does no harm.
 */
export function fitsPlayers({ guard, difficulty }: PradoOptions, numPlayers: number): boolean {
  return numPlayers === 1 ? guard !== 'no' : difficulty === 'medium';
}

/** Whether the guard walks about. */
export function withGuard({ guard }: PradoOptions, numPlayers: number): boolean {
  return guard === 'auto' ? numPlayers <= 2 : guard === 'yes';
}
