import type { GameModule } from '@sobremesa/games';
import { deltaText } from '@sobremesa/protocol';
import type { Shown } from './hindsight.ts';
import type { Match } from './match.ts';
import { stateFor, type Audience } from './views.ts';

/**
 * The version that this audience is told. Each counts the changes of which it sees something, and no other: a number that rose
 * with a pass that nobody may know of would tell of it.
 */
export function versionFor({ seen }: Pick<Shown, 'seen'>, audience: Audience): number {
  return seen.at(audience ?? -1) ?? 0;
}

/** The version that everybody may be told, such as by a place in the chat: that of watchers, who know the least. */
export function publicVersion(shown: Pick<Shown, 'seen'>): number {
  return versionFor(shown, null);
}

/** What `Match.seen` is when every viewer has seen so many changes: those of the seats in their order, and that of watchers. */
export function countedFor(numPlayers: number, changes: number): readonly number[] {
  return Array.from({ length: numPlayers + 1 }, () => changes);
}

/** Whether the match looks different after a change to the viewer who is the nth of `Match.seen`. */
export function isSeenBy(module: GameModule, before: Match, after: Match, nth: number): boolean {
  const audience = nth === before.seen.length - 1 ? null : nth;
  return deltaText(stateFor(module, before, audience), stateFor(module, after, audience)) !== null;
}
