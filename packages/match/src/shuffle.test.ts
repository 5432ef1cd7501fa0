import { KeyedRandom } from '@sobremesa/games';
import { seedOf } from '@sobremesa/games/kit/testing';
import { describe, expect, it } from 'vitest';
import { deviceCommitment, LAST_ROUND, publicShuffle, serverCommitment, shuffleFaults, shuffleSeed } from './shuffle.ts';
import { randomShuffle } from './testing/index.ts';
import { documentedVectors } from './testing/vectors.ts';

const draw = '000102030405060708090a0b0c0d0e0f';
const secret = '11'.repeat(32);
const [first, second] = ['22'.repeat(32), '33'.repeat(32)];
const commitment = serverCommitment({ draw, round: 0 }, secret);
const made = (contribution: string) => ({
  commitment: deviceCommitment({ draw, commitment }, contribution),
  contribution,
});
const shuffle = { draw, round: 0, commitment, secret, seats: [made(first), { ...made(second), contribution: null }, null] };
const seed = shuffleSeed(shuffle);

it('the hashes are those of the documentation', () => {
  expect(documentedVectors()).toEqual({
    '`C`, round 0': commitment,
    '`C`, round 1': serverCommitment({ draw, round: 1 }, secret),
    '`h` of seat 0, round 0': made(first).commitment,
    '`h` of seat 1, round 0': made(second).commitment,
    'seed: 0 revealed, 1 withheld, 2 without': seed,
    'seed: two seats, no commitments': shuffleSeed({ draw, secret, seats: [null, null] }),
  });
});

describe('a shuffle', () => {
  it('has no faults if its seed follows from it', () => {
    expect(shuffleFaults(shuffle, 3, seed)).toEqual([]);
    for (let number = 0; number < 50; number++) {
      const random = randomShuffle(4, new KeyedRandom({ seed: seedOf(number), drawn: 0 }));
      expect(shuffleFaults(random, 4, shuffleSeed(random))).toEqual([]);
    }
  });

  it.each([
    ['another secret', { ...shuffle, secret: first }, 'commitment'],
    ['another commitment of the server', { ...shuffle, commitment: first }, 'commitment'],
    ['another round', { ...shuffle, round: 1 }, 'commitment'],
    ['another id', { ...shuffle, draw: 'f'.repeat(32) }, 'commitment'],
    [
      'another contribution',
      { ...shuffle, seats: [{ ...made(first), contribution: second }, ...shuffle.seats.slice(1)] },
      'contribution',
    ],
    ['a contribution that was withheld', { ...shuffle, seats: [made(first), made(second), null] }, 'seed'],
    [
      'a contribution left out',
      { ...shuffle, seats: [{ ...made(first), contribution: null }, ...shuffle.seats.slice(1)] },
      'seed',
    ],
    ['a seat that left out its commitment', { ...shuffle, seats: [made(first), null, null] }, 'seed'],
    ['contributions of other seats', { ...shuffle, seats: shuffle.seats.toReversed() }, 'seed'],
    ['a missing seat', { ...shuffle, seats: shuffle.seats.slice(0, 2) }, 'seats'],
    ['two seats with one commitment', { ...shuffle, seats: [made(first), made(first), null] }, 'seats'],
  ])('with %s is found out', (_, changed, part) => {
    expect(shuffleFaults(changed, 3, seed)[0]).toMatchObject({ part });
  });

  it('with another seed is found out', () => {
    expect(shuffleFaults(shuffle, 3, first)).toEqual([{ part: 'seed' }]);
  });

  it('shows neither secret nor contributions in the log', () => {
    const text = JSON.stringify(publicShuffle(shuffle));
    expect(text).not.toContain(secret);
    expect(text).not.toContain(first);
    expect(publicShuffle(shuffle).seats.map((seat) => seat?.revealed)).toEqual([true, false, undefined]);
  });
});

it('a round fits into one byte', () => {
  const last = serverCommitment({ draw, round: LAST_ROUND }, secret);
  expect(last).not.toBe(serverCommitment({ draw, round: 0 }, secret));
});
