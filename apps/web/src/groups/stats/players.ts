import type { GroupMatch, MemberView, ResultSeat } from '@sobremesa/protocol';

/** The bots of all levels, as one player of the statistics. */
export const BOTS = 'bots';
/** All people who had themselves forgotten, as one player of the statistics. */
export const FORMER = 'former';

/** The player of a seat in the statistics: a member's id, `BOTS`, or `FORMER`. */
export function playerOf({ bot, member }: ResultSeat): string {
  return bot !== null ? BOTS : (member ?? FORMER);
}

/** Whether the player is a single person, for whom there are figures. */
export function isPerson(player: string): boolean {
  return player !== BOTS && player !== FORMER;
}

/**
 * The name of each person by their id: the member's present name, or the one at their last match in
 * the group. @param matches the newest first
 */
export function personNames(members: readonly MemberView[], matches: readonly GroupMatch[]): ReadonlyMap<string, string> {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  for (const { member, name } of matches.flatMap(({ seats }) => seats)) {
    if (member !== null && name !== null && !names.has(member)) names.set(member, name);
  }
  return names;
}

/**
 * Whether the match says who plays better: it ended by the rules, and somebody played against
 * somebody.
 */
export function isContest({ ending, seats }: GroupMatch): boolean {
  return ending === 'rules' && seats.length > 1;
}
