import { describe, expect, it } from 'vitest';
import { movesAt } from '../kit/testing/index.ts';
import { matchAt, type Due } from './testing/index.ts';

const hand = 'P01 P02 G01';
const dues: [Due, string[]][] = [
  ['travel', ['travel']],
  [[{ t: 'altar' }], ['place']],
  [[{ t: 'trade', reqs: [{ k: 'any' }] }, { t: 'altar' }], ['trade']],
  [[{ t: 'choose', o: [[{ t: 'altar' }], [{ t: 'draw', n: 1 }]] }], ['choose']],
  ['last', ['pass', 'place']],
];

describe.each(['0', '1', '2'])('a match that begins at seat %s', (seat) => {
  it.each(dues)('continues from the decision %j', (due, moves) => {
    const match = matchAt(
      {
        players: [
          { hand, at: 1 },
          { hand: 'U01', at: 2 },
          { hand: 'Y01', at: 3 },
        ],
      },
      seat,
      due,
    );
    for (const player of match.players) expect(movesAt(match, player)).toEqual(player === seat ? moves : []);
  });
});
