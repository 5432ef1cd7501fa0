import type { User } from '../users/user.ts';
import { RefusedError } from '../refused.ts';
import type { Ending } from './actor/actor.ts';
import type { Room } from './actor/room.ts';
import type { Context } from './context.ts';
import type { Live } from './rules/live.ts';
import { isGivenUp, isPlayed, requireRunning, requireSeat, seatAt } from './rules/table.ts';
import { mayStandIn, termOf } from './rules/timeControl.ts';
import { currentVote, endedByVote, isCarried, othersThan, withVote } from './rules/vote.ts';

interface EndingParts {
  context: Pick<Context, 'clock' | 'nodes' | 'users' | 'settings'>;
  /** When the server started: nobody could be present before. */
  startedAt: number;
  room: Room;
}

/**
 * A player asks for the end of a running match. It ends at once if nobody else is left. Otherwise
 * everybody present has to agree. In a pause or a correspondence match, absent players have to
 * agree, too. In other matches the host can end it alone if the others have been gone for long.
 */
export async function endMatch({ context, startedAt, room }: EndingParts, { table }: Live, user: User): Promise<Ending> {
  const { clock, nodes, users, settings } = context;
  requireRunning(table);
  const seat = requireSeat(table, user);
  const others = othersThan(table, seat);
  if (others.length === 0) return 'closed';
  if (isGivenUp(seatAt(table, seat))) throw new RefusedError('notSeated');
  // A player may have entered on another server a moment ago.
  await nodes?.settled();
  // Players of a correspondence match are rarely present together: all are asked, and have a turn's
  // time to answer. In a pause players may be absent, and all are asked, too.
  const term = termOf(table);
  const mayBeAbsent = !mayStandIn(table);
  if (table.host === user.id && !mayBeAbsent && (await areLongGone())) return 'closed';
  const isAsked = (other: (typeof others)[number]) => mayBeAbsent && isPlayed(seatAt(table, other.seat));
  const present = await presentPeople();
  const asked = others.filter((other) => isAsked(other) || present.has(other.person)).map((other) => other.seat);
  const now = clock.now();
  const before = currentVote(table, now);
  if (before === null && asked.length === 0 && !room.isFresh) throw new RefusedError('othersMayReturn');
  const vote = withVote(before, seat, asked, now + (term ?? settings.voteMs));
  if (isCarried(table, vote, (id) => present.has(id) || room.isPresent(id))) return endedByVote(table);
  return vote === before ? { answer: undefined } : { answer: undefined, table: { ...table, vote } };

  /**
   * The others who count in a vote. The storage has the last visits of people who left before this
   * table was loaded.
   */
  async function presentPeople(): Promise<ReadonlySet<string>> {
    const latest = clock.now() - settings.awayMs;
    const found = new Set<string>();
    for (const { person: id } of others) {
      const isKnown = room.isConnected(id) || room.leftAt(id) !== undefined;
      const seenAt = isKnown ? 0 : Math.max(startedAt, await users.seenAt(id));
      if (room.isPresent(id) || seenAt > latest) found.add(id);
    }
    return found;
  }

  async function areLongGone(): Promise<boolean> {
    const latest = clock.now() - settings.goneMs;
    if (startedAt > latest) return false;
    for (const { person: id } of others) {
      if (room.isConnected(id) || Math.max(room.leftAt(id) ?? 0, await users.seenAt(id)) > latest) return false;
    }
    return true;
  }
}
