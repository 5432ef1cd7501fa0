import type { TableView } from '@sobremesa/protocol';
import type { User } from '../../users/user.ts';
import type { TableRecord, VoteRecord } from '../../storage/storage.ts';
import { tableEntry, type Change } from './change.ts';
import type { Live } from './live.ts';
import { isGivenUp, requireRunning, requireSeat } from './table.ts';

/** A vote to end the match. Every player who is present, or was asked, has to agree. */

/** The other seats whose person has neither left the match nor been removed. */
export function othersThan({ seats }: TableRecord, seat: number): { seat: number; person: string }[] {
  return seats.flatMap((each, number) => {
    return number === seat || each.person === null || isGivenUp(each) ? [] : [{ seat: number, person: each.person }];
  });
}

/**
 * The vote after `seat` agreed to end the match.
 *
 * @param vote the current vote; null starts one
 * @param others the other seats that have to agree
 */
export function withVote(vote: VoteRecord | null, seat: number, others: readonly number[], until: number): VoteRecord {
  if (vote === null) return { by: seat, asked: [seat, ...others], agreed: [seat], until };
  return vote.agreed.includes(seat) ? vote : { ...vote, agreed: [...vote.agreed, seat] };
}

/** Seats that have yet to agree: those that were asked, and those whose person came later. */
function pendingSeats({ seats }: TableRecord, vote: VoteRecord, isPresent: (person: string) => boolean): number[] {
  return seats.flatMap((each, seat) => {
    if (each.person === null || isGivenUp(each) || vote.agreed.includes(seat)) return [];
    return vote.asked.includes(seat) || isPresent(each.person) ? [seat] : [];
  });
}

/** One seat alone never carries a vote. */
export function isCarried(table: TableRecord, vote: VoteRecord, isPresent: (person: string) => boolean): boolean {
  return vote.agreed.length > 1 && pendingSeats(table, vote, isPresent).length === 0;
}

/** All have agreed: the match ends in its current state, and stays visible like any other. */
export function endedByVote(table: TableRecord): Change<void> {
  const ended: TableRecord = { ...table, status: 'finished', vote: null, wish: null };
  return { answer: undefined, table: ended, entries: [tableEntry({ type: 'ended' })] };
}

/** Null if there is no vote or its time is over. */
export function currentVote({ vote }: TableRecord, now: number): VoteRecord | null {
  return vote === null || vote.until <= now ? null : vote;
}

/** A player rejects the end of the match. */
export function rejectEnd(live: Live, user: User): Change<void> {
  requireRunning(live.table);
  const seat = requireSeat(live.table, user);
  if (live.table.vote === null) return { answer: undefined };
  return { answer: undefined, table: { ...live.table, vote: null }, entries: [tableEntry({ type: 'kept', seat })] };
}

/** Drops a vote whose time is over. */
export function voteLapsed(live: Live, now: number): Change<void> {
  const isLapsed = live.table.vote !== null && currentVote(live.table, now) === null;
  return isLapsed ? { answer: undefined, table: { ...live.table, vote: null } } : { answer: undefined };
}

/** The public view of the vote; null without one, or if there is nothing to end. */
export function voteView(table: TableRecord, isPresent: (person: string) => boolean): TableView['vote'] {
  const { vote } = table;
  if (vote === null || table.status !== 'running') return null;
  return { by: vote.by, agreed: [...vote.agreed], waiting: pendingSeats(table, vote, isPresent) };
}
