import type { TableView } from '@sobremesa/protocol';
import { RefusedError } from '../refused.ts';
import type { TableRecord, VoteRecord } from '../storage/storage.ts';
import { isGivenUp } from './table.ts';

/** Seats with somebody who has neither left the match nor been removed, but for this one. */
export function othersThan({ seats }: TableRecord, seat: number): { seat: number; person: string }[] {
  return seats.flatMap((each, number) => {
    return number === seat || each.person === null || isGivenUp(each) ? [] : [{ seat: number, person: each.person }];
  });
}

/**
 * The vote after `seat` wanted the match to end.
 *
 * @param vote the one that is under way; null for none
 * @param others seats of the others who are to agree, or are there
 * @throws RefusedError `othersMayReturn` when there is nobody to ask
 */
export function agreed(vote: VoteRecord | null, seat: number, others: readonly number[], until: number): VoteRecord {
  if (vote !== null) return vote.agreed.includes(seat) ? vote : { ...vote, agreed: [...vote.agreed, seat] };
  if (others.length === 0) throw new RefusedError('othersMayReturn');
  return { by: seat, asked: [seat, ...others], agreed: [seat], until };
}

/** Seats that have to agree yet: those that were asked, and who has come since. */
function waitingFor({ seats }: TableRecord, vote: VoteRecord, isHere: (person: string) => boolean): number[] {
  return seats.flatMap((each, seat) => {
    if (each.person === null || isGivenUp(each) || vote.agreed.includes(seat)) return [];
    return vote.asked.includes(seat) || isHere(each.person) ? [seat] : [];
  });
}

/** Whether all have agreed who have to; nobody does so alone. */
export function isCarried(table: TableRecord, vote: VoteRecord, isHere: (person: string) => boolean): boolean {
  return vote.agreed.length > 1 && waitingFor(table, vote, isHere).length === 0;
}

/** The vote that is under way at this moment; it lapses after a while. */
export function voteAt({ vote }: TableRecord, now: number): VoteRecord | null {
  return vote === null || vote.until <= now ? null : vote;
}

/** What everybody may see of it; null when there is none, or nothing left to end. */
export function voteView(table: TableRecord, isHere: (person: string) => boolean): TableView['vote'] {
  const { vote } = table;
  if (vote === null || table.status !== 'running') return null;
  return { by: vote.by, agreed: [...vote.agreed], waiting: waitingFor(table, vote, isHere) };
}
