import type { GameModule } from '@sobremesa/games/kit';
import { deltaText } from '@sobremesa/protocol';
import type { Audience, Match, Shown } from './model.ts';
import { stateFor } from './views.ts';

/**
 * The version that this audience gets. Each counts the changes of which it sees something, and no
 * other: a number that rose with a secret pass would give it away.
 */
export function versionFor({ seen }: Pick<Shown, 'seen'>, audience: Audience): number {
  return seen.at(audience ?? -1) ?? 0;
}

/**
 * The version that everybody may get, for instance with a message of the chat: that of spectators,
 * who know the least.
 */
export function publicVersion(shown: Pick<Shown, 'seen'>): number {
  return versionFor(shown, null);
}

/**
 * What `Match.seen` is when every viewer has seen so many changes: those of the seats in their
 * order, then that of spectators.
 */
export function countedFor(numPlayers: number, changes: number): readonly number[] {
  return Array.from({ length: numPlayers + 1 }, () => changes);
}

/**
 * Whether the match looks different after a change to the viewer who is the nth of `Match.seen`.
 */
export function isSeenBy(module: GameModule, before: Match, after: Match, nth: number): boolean {
  const audience = nth === before.seen.length - 1 ? null : nth;
  return deltaText(stateFor(module, before, audience), stateFor(module, after, audience)) !== null;
}
