import {
  deviceCommitment,
  LAST_ROUND,
  publicShuffle,
  serverCommitment,
  shuffleSeed,
  type Shuffle,
} from '@sobremesa/match/shuffle';
import type { ShuffleView, StartedShuffle } from '@sobremesa/protocol';
import { RefusedError } from '../../refused.ts';
import { randomHex } from '../../secrets.ts';
import type { ShuffleRecord, TableRecord } from '../../storage/storage.ts';
import type { User } from '../../users/user.ts';
import { isStarting, requireSeat } from './table.ts';

/**
 * The draw of a match's seed by the server and the players' devices, as changes of a table's
 * record. See `docs/shuffle-protocol.md`.
 */

const DRAW_BYTES = 16;
const SECRET_BYTES = 32;

/** A new draw with a new secret. @param round how many draws of the table were abandoned */
export function newShuffle(round = 0): ShuffleRecord {
  const [draw, secret] = [randomHex(DRAW_BYTES), randomHex(SECRET_BYTES)];
  return { draw, round, secret, commitment: serverCommitment({ draw, round }, secret), offered: {}, seats: null, until: null };
}

/** The draw that replaces an abandoned one, whose contributions are known. */
export function nextShuffle({ round }: ShuffleRecord): ShuffleRecord {
  return newShuffle(Math.min(round + 1, LAST_ROUND));
}

/**
 * A device of a seated person commits to a contribution. It replaces the person's earlier one: the
 * device that entered last is the most likely one to be awake at the start.
 *
 * @throws RefusedError `notOpen` if the start is under way; `stale` if the draw is another one;
 *   `badRequest` if another person has the same commitment
 */
export function withCommitment(table: TableRecord, user: User, draw: string, commitment: string): TableRecord {
  requireSeat(table, user);
  const shuffle = gathering(table);
  if (shuffle.draw !== draw) throw new RefusedError('stale');
  if (shuffle.offered[user.id] === commitment) return table;
  // People who stood up keep no commitment, so the record has at most one per seat.
  const offered = Object.fromEntries(
    table.seats.flatMap(({ person }) => {
      const known = person === null ? undefined : shuffle.offered[person];
      return person === null || known === undefined || person === user.id ? [] : [[person, known]];
    }),
  );
  if (Object.values(offered).includes(commitment)) throw new RefusedError('badRequest');
  return { ...table, shuffle: { ...shuffle, offered: { ...offered, [user.id]: commitment } } };
}

/**
 * Fixes the commitments of a table whose empty seats are removed. @param until when the wait ends
 */
export function closed(table: TableRecord, until: number | null): TableRecord {
  const { shuffle } = table;
  if (shuffle === null || shuffle.seats !== null) return table;
  const seats = table.seats.map(({ person }) => {
    const commitment = person === null ? undefined : shuffle.offered[person];
    return commitment === undefined ? null : { commitment, contribution: null };
  });
  return { ...table, shuffle: { ...shuffle, offered: {}, seats, until } };
}

/**
 * A device reveals its contribution, which must open a commitment in the list.
 *
 * @throws RefusedError `notOpen` if nothing waits for it; `stale` if the draw is another one;
 *   `badRequest` if it opens no commitment
 */
export function withContribution(table: TableRecord, user: User, draw: string, contribution: string): TableRecord {
  requireSeat(table, user);
  const { shuffle } = table;
  if (shuffle === null || shuffle.seats === null || !isStarting(table)) throw new RefusedError('notOpen');
  if (shuffle.draw !== draw) throw new RefusedError('stale');
  const commitment = deviceCommitment(shuffle, contribution);
  const seat = shuffle.seats.findIndex((each) => each?.commitment === commitment);
  if (seat === -1) throw new RefusedError('badRequest');
  if (shuffle.seats[seat]?.contribution !== null) return table;
  return { ...table, shuffle: { ...shuffle, seats: shuffle.seats.with(seat, { commitment, contribution }) } };
}

/**
 * Whether a connected person has a commitment in the list and has not revealed the contribution.
 */
export function isWaitingForReveals(table: TableRecord, isConnected: (person: string) => boolean): boolean {
  const seated = table.seats.filter(({ state }) => state === 'taken');
  return (table.shuffle?.seats ?? []).some((each, seat) => {
    const person = seated[seat]?.person ?? null;
    return each?.contribution === null && person !== null && isConnected(person);
  });
}

/** The seed of the match; undefined for a table without a draw. */
export function seedOfTable({ shuffle }: TableRecord): string | undefined {
  const complete = shuffle === null ? null : drawn(shuffle);
  return complete === null ? undefined : shuffleSeed(complete);
}

/** The shuffle with which the match began; null if it began without one. */
export function drawnShuffle({ status, shuffle }: TableRecord): Shuffle | null {
  return status === 'open' || shuffle === null ? null : drawn(shuffle);
}

/** The part of it for the log. */
export function startedShuffle(table: TableRecord): { shuffle?: StartedShuffle } {
  const shuffle = table.shuffle === null ? null : drawn(table.shuffle);
  return shuffle === null ? {} : { shuffle: publicShuffle(shuffle) };
}

/** The public part; undefined for a table without a draw. */
export function shuffleView({ status, seats, shuffle }: TableRecord): ShuffleView | undefined {
  if (shuffle === null) return undefined;
  const { draw, round, commitment } = shuffle;
  const isOpen = status === 'open';
  if (!isOpen && drawn(shuffle) === null) return undefined;
  if (shuffle.seats === null) {
    const offered = seats.map(({ person }) => {
      const known = person === null ? undefined : shuffle.offered[person];
      return known === undefined ? null : { commitment: known, revealed: false };
    });
    return { draw, round, commitment, seats: offered, phase: 'gathering' };
  }
  if (!isOpen) return { ...publicShuffle({ draw, round, commitment, seats: shuffle.seats }), phase: 'begun' };
  // Who has revealed already shows when the match begins.
  const list = shuffle.seats.map((seat) => seat && { commitment: seat.commitment, revealed: false });
  return { draw, round, commitment, seats: list, phase: 'revealing' };
}

function gathering(table: TableRecord): ShuffleRecord {
  const { status, shuffle } = table;
  if (status !== 'open' || shuffle === null || shuffle.seats !== null) throw new RefusedError('notOpen');
  return shuffle;
}

/** Null if it is incomplete: a server of an earlier release may begin a match without the draw. */
function drawn({ draw, round, secret, commitment, seats, until }: ShuffleRecord): Shuffle | null {
  return seats === null || until !== null ? null : { draw, round, secret, commitment, seats };
}
