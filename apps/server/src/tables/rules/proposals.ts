import type { LogRecord } from '@sobremesa/match';
import type { TimeControl, Proposal } from '@sobremesa/protocol';
import type { User } from '../../users/user.ts';
import { RefusedError } from '../../refused.ts';
import type { ProposalRecord } from '../../storage/records.ts';
import type { SeatRecord, TableRecord } from '../../storage/storage.ts';
import { tableEntry, type Change } from './change.ts';
import { newClock, paused } from './clock.ts';
import type { Live } from './live.ts';
import { isGivenUp, isOwned, isPlayed } from './table.ts';
import { HOUR, requireClock, requirePlayer, termOf } from './timeControl.ts';

/**
 * Proposals in a running match: another time control, a pause, or its end. All players have to
 * agree. The record and the protocol say `wish`.
 */

/** Null if there is no proposal or its time is over. */
export function currentProposal({ wish }: TableRecord, now: number): ProposalRecord | null {
  return wish === null || wish.until <= now ? null : wish;
}

/**
 * Seats that have yet to agree to a proposal:
 *
 * - To another time control, each owner who has not given up the seat. It binds owners for whom the
 *   server moves now, too.
 * - To a pause, and to its end, each owner who plays. Nobody can keep a match paused: when a
 *   proposal to resume ends without an agreement, the match resumes (`proposalLapsed`).
 */
export function pendingVotes({ seats }: TableRecord, { wish, agreed }: ProposalRecord): number[] {
  const hasVote = (there: SeatRecord) => ('pace' in wish ? isOwned(there) && !isGivenUp(there) : isPlayed(there));
  return seats.flatMap((there, seat) => (hasVote(there) && !agreed.includes(seat) ? [seat] : []));
}

/**
 * A player makes a proposal. If it is the current one, they agree to it. It replaces any other one,
 * except one to resume.
 *
 * @param lasts how long the others have to answer, unless a turn of the match or of the proposed
 * time control lasts longer
 * @throws RefusedError `paused` while the current proposal is to resume
 */
export function propose(live: Live, user: User, proposed: Proposal, now: number, lasts: number): Change<void> {
  const { table } = live;
  const seat = requirePlayer(table, user);
  if ('pause' in proposed) {
    if (requireClock(table).isPaused === proposed.pause) return { answer: undefined };
  } else if (isSame(proposed.pace, table.settings.pace)) return { answer: undefined };
  const current = currentProposal(table, now);
  if (current !== null && isSame(current.wish, proposed)) return voteOnProposal(live, user, proposed, true, now);
  // Otherwise somebody could replace it again and again, and keep the match paused.
  if (current !== null && isToResume(current)) throw new RefusedError('paused');
  const proposedTerm = 'pace' in proposed && proposed.pace.kind === 'days' ? proposed.pace.hours * HOUR : 0;
  const until = now + Math.max(lasts, termOf(table) ?? 0, proposedTerm);
  return carriedOrPending(live, { by: seat, wish: proposed, agreed: [seat], until }, now);
}

/**
 * A player agrees to the current proposal, or rejects it, which drops it. Does nothing without a
 * current proposal. Only its maker can drop a proposal to resume: see `pendingVotes`.
 *
 * @param shown the proposal that they saw
 * @throws RefusedError `stale` if the current proposal is another one
 */
export function voteOnProposal(live: Live, user: User, shown: Proposal, agrees: boolean, now: number): Change<void> {
  const { table } = live;
  const seat = requirePlayer(table, user);
  const proposal = currentProposal(table, now);
  if (proposal === null) return { answer: undefined };
  if (!isSame(proposal.wish, shown)) throw new RefusedError('stale');
  if (agrees) {
    // The last player whose vote was missing may have given up the seat meanwhile.
    if (!proposal.agreed.includes(seat)) return carriedOrPending(live, { ...proposal, agreed: [...proposal.agreed, seat] }, now);
    return pendingVotes(table, proposal).length > 0 ? { answer: undefined } : carriedOrPending(live, proposal, now);
  }
  if (isToResume(proposal)) {
    if (proposal.by !== seat) return { answer: undefined };
    const [by, ...others] = proposal.agreed.filter((each) => each !== seat);
    // The others who agreed still want to resume.
    if (by !== undefined) return { answer: undefined, table: { ...table, wish: { ...proposal, by, agreed: [by, ...others] } } };
  }
  return { answer: undefined, table: { ...table, wish: null }, entries: [tableEntry({ type: 'declined', seat })] };
}

function carriedOrPending({ table, match }: Live, proposal: ProposalRecord, now: number): Change<void> {
  if (pendingVotes(table, proposal).length > 0) return { answer: undefined, table: { ...table, wish: proposal } };
  // An open answer window keeps the time that all received.
  if (match !== null && match.window !== null) throw new RefusedError('windowOpen');
  return { answer: undefined, ...carryOut({ ...table, wish: null }, proposal, now) };
}

function carryOut(
  table: TableRecord,
  { by, wish }: ProposalRecord,
  now: number,
): { table: TableRecord; entries: LogRecord['entry'][] } {
  if ('pace' in wish) {
    const { pace } = wish;
    const clock = newClock(pace, table.seats.length, table.clock);
    return { table: { ...table, settings: { ...table.settings, pace }, clock }, entries: [tableEntry({ type: 'paced', pace })] };
  }
  const clock = paused(requireClock(table), wish.pause, now);
  return { table: { ...table, clock }, entries: [tableEntry({ type: wish.pause ? 'paused' : 'resumed', seat: by })] };
}

/**
 * Drops a proposal whose time is over. A proposal to resume is applied instead, so that nobody can
 * keep a match paused.
 */
export function proposalLapsed({ table }: Live, now: number): Change<void> {
  const { wish } = table;
  if (wish === null || currentProposal(table, now) !== null) return { answer: undefined };
  const without = { ...table, wish: null };
  const resumes = isToResume(wish) && table.clock?.isPaused === true;
  return { answer: undefined, ...(resumes ? carryOut(without, wish, now) : { table: without }) };
}

function isToResume({ wish }: ProposalRecord): boolean {
  return 'pause' in wish && !wish.pause;
}

function isSame(one: Proposal | TimeControl, other: Proposal | TimeControl): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
