import type { TableView } from '@sobremesa/protocol';
import type { TableRecord, VoteRecord } from '../../storage/storage.ts';
import { isGivenUp } from './table.ts';

/** Seats with somebody who has neither left the match nor been removed, but for this one. */
export function othersThan({ seats }: TableRecord, seat: number): { seat: number; person: string }[] {
  return seats.flatMap((each, number) => {
    return number === seat || each.person === null || isGivenUp(each) ? [] : [{ seat: number, person: each.person }];
  });
}

/**
 * The vote after `seat` asked for the end of the match.
 *
 * @param vote the current vote; null for none
 * @param others seats of the others who have to agree
 */
export function agreed(vote: VoteRecord | null, seat: number, others: readonly number[], until: number): VoteRecord {
  if (vote === null) return { by: seat, asked: [seat, ...others], agreed: [seat], until };
  return vote.agreed.includes(seat) ? vote : { ...vote, agreed: [...vote.agreed, seat] };
}

/** Seats that have yet to agree: those that were asked, and those whose people came later. */
function waitingFor({ seats }: TableRecord, vote: VoteRecord, isPresent: (person: string) => boolean): number[] {
  return seats.flatMap((each, seat) => {
    if (each.person === null || isGivenUp(each) || vote.agreed.includes(seat)) return [];
    return vote.asked.includes(seat) || isPresent(each.person) ? [seat] : [];
  });
}

/** Whether everybody agreed who has to. One seat alone never carries a vote. */
export function isCarried(table: TableRecord, vote: VoteRecord, isPresent: (person: string) => boolean): boolean {
  return vote.agreed.length > 1 && waitingFor(table, vote, isPresent).length === 0;
}

/** The vote that is under way at this moment; it lapses after a while. */
export function voteAt({ vote }: TableRecord, now: number): VoteRecord | null {
  return vote === null || vote.until <= now ? null : vote;
}

/** What everybody may see of it; null when there is none, or nothing left to end. */
export function voteView(table: TableRecord, isPresent: (person: string) => boolean): TableView['vote'] {
  const { vote } = table;
  if (vote === null || table.status !== 'running') return null;
  return { by: vote.by, agreed: [...vote.agreed], waiting: waitingFor(table, vote, isPresent) };
}
