import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { StartedShuffle } from '@sobremesa/protocol';
import { domains } from './shuffleDomains.ts';

/**
 * The shuffle of a match, drawn by the server and the players' devices together. The bytes of each
 * hash are specified in `docs/shuffle-protocol.md`. All values are lower-case hex: a draw's id has
 * 32 digits, everything else 64.
 */

/** The public id of a draw and the commitment of the server to its secret. */
export interface Draw {
  draw: string;
  /** How many earlier draws of the table were abandoned after contributions were revealed. */
  round: number;
  commitment: string;
}

/** A seat's commitment, and the contribution that opens it; null if it was not revealed. */
export interface Contribution {
  commitment: string;
  contribution: string | null;
}

/** Everything from which a match's seed follows. */
export interface Shuffle extends Draw {
  secret: string;
  /** By seat of the match; null for a seat without a commitment. */
  seats: readonly (Contribution | null)[];
}

/** The first part of a shuffle that does not follow from the others. */
export type ShuffleFault = { part: 'commitment' } | { part: 'contribution'; seat: number } | { part: 'seats' } | { part: 'seed' };

/** The highest number of a round: it is one byte. */
export const LAST_ROUND = 255;

/** The marks of a seat in the seed's hash. */
const marks = { none: 0, absent: 1, revealed: 2 } as const;

/** The server's commitment to its secret. */
export function serverCommitment({ draw, round }: Pick<Draw, 'draw' | 'round'>, secret: string): string {
  return hashed(domains.server, [hexToBytes(draw), Uint8Array.of(round), hexToBytes(secret)]);
}

/** A device's commitment to its contribution. It includes the server's, which is older. */
export function deviceCommitment({ draw, commitment }: Pick<Draw, 'draw' | 'commitment'>, contribution: string): string {
  return hashed(domains.device, [hexToBytes(draw), hexToBytes(commitment), hexToBytes(contribution)]);
}

/** The seed of the match. */
export function shuffleSeed({ draw, secret, seats }: Pick<Shuffle, 'draw' | 'secret' | 'seats'>): string {
  const parts = seats.flatMap((seat) => {
    if (seat === null) return [Uint8Array.of(marks.none)];
    const { commitment, contribution } = seat;
    if (contribution === null) return [Uint8Array.of(marks.absent), hexToBytes(commitment)];
    return [Uint8Array.of(marks.revealed), hexToBytes(commitment), hexToBytes(contribution)];
  });
  return hashed(domains.seed, [hexToBytes(draw), hexToBytes(secret), Uint8Array.of(seats.length), ...parts]);
}

/** Every fault of a shuffle that should have led to this seed, in the order of the protocol. */
export function shuffleFaults(shuffle: Shuffle, players: number, seed: string): ShuffleFault[] {
  const faults: ShuffleFault[] = [];
  if (serverCommitment(shuffle, shuffle.secret) !== shuffle.commitment) faults.push({ part: 'commitment' });
  for (const [seat, each] of shuffle.seats.entries()) {
    const isOpened =
      each === null || each.contribution === null || deviceCommitment(shuffle, each.contribution) === each.commitment;
    if (!isOpened) faults.push({ part: 'contribution', seat });
  }
  const commitments = shuffle.seats.flatMap((each) => (each === null ? [] : [each.commitment]));
  if (shuffle.seats.length !== players || new Set(commitments).size !== commitments.length) faults.push({ part: 'seats' });
  if (shuffleSeed(shuffle) !== seed) faults.push({ part: 'seed' });
  return faults;
}

/** The part of a shuffle that the log of a running match shows. */
export function publicShuffle({ draw, round, commitment, seats }: Omit<Shuffle, 'secret'>): StartedShuffle {
  const shown = seats.map((seat) => seat && { commitment: seat.commitment, revealed: seat.contribution !== null });
  return { draw, round, commitment, seats: shown };
}

/**
 * The domain is followed by a zero byte. No domain contains one, so none is a prefix of another.
 */
function hashed(domain: string, parts: readonly Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(domain), Uint8Array.of(0), ...parts)));
}
