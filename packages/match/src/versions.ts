import type { GameModule } from '@sobremesa/games/kit';
import { deltaText } from '@sobremesa/protocol';
import type { Audience, Match, Shown } from './model.ts';
import { stateFor } from './views.ts';

/**
 * The version for this audience. It counts only changes that the audience can see: a number that
 * rose with a secret pass would reveal it.
 */
export function versionFor({ seen }: Pick<Shown, 'seen'>, audience: Audience): number {
  return seen.at(audience ?? -1) ?? 0;
}

/**
 * The version that any viewer may get, for example with a chat message: that of spectators, who
 * know least.
 */
export function publicVersion(shown: Pick<Shown, 'seen'>): number {
  return versionFor(shown, null);
}

/**
 * The value of `Match.seen` when every viewer has seen this number of changes: the seats in order,
 * then spectators.
 */
export function countedFor(numPlayers: number, changes: number): readonly number[] {
  return Array.from({ length: numPlayers + 1 }, () => changes);
}

/** Whether a change alters the view of the viewer at index `nth` of `Match.seen`. */
export function isSeenBy(module: GameModule, before: Match, after: Match, nth: number): boolean {
  const audience = nth === before.seen.length - 1 ? null : nth;
  return deltaText(stateFor(module, before, audience), stateFor(module, after, audience)) !== null;
}
