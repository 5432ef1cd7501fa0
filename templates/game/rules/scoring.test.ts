import { describe, expect, it } from 'vitest';
import { leaderOf, score } from './scoring.ts';
import { matchFrom, table } from './testing/index.ts';
import { view } from './view.ts';

const ranksInOrder = (order: string[]) => score(table({ taken: ['fan', 'clock'], order })).map(({ rank }) => rank);
const points = (of: ReturnType<typeof score>) => of.map(({ parts }) => parts.map((part) => part.points));

describe('points (5)', () => {
  const G = table({ letters: ['fan', 'clock'], taken: ['fan fan jug book', 'fan clock clock clock jug'] });

  it('a kind counts for the player who has more of it, and for nobody when both have the same number', () => {
    expect(leaderOf(G, 'fan')).toBe('0');
    expect(leaderOf(G, 'clock')).toBe('1');
    expect(leaderOf(G, 'jug')).toBeNull();
  });

  it('each promised piece brings points, and a hidden letter counts nothing', () => {
    expect(points(score(G))).toEqual([
      [6, 4, 0],
      [3, 6, 0],
    ]);
    expect(points(score(view(G, '0')))).toEqual([
      [6, 4, 0],
      [3, 0, 0],
    ]);
  });

  it('a correct guess brings points', () => {
    const match = matchFrom({ letters: ['fan', 'clock'] });
    match.play('0', 'guess', 'clock').play('1', 'guess', 'jug');
    expect(score(match.G).map(({ total, rank }) => [total, rank])).toEqual([
      [4, 1],
      [0, 2],
    ]);
  });

  it('a tie goes to the player with more promised pieces, then to the second player', () => {
    const more = table({ letters: ['fan', 'clock'], taken: ['fan fan fan', 'clock clock jug'], order: ['0', '1'] });
    expect(score(more).map(({ total, rank }) => [total, rank])).toEqual([
      [9, 2],
      [10, 1],
    ]);
    expect(ranksInOrder(['0', '1'])).toEqual([2, 1]);
    expect(ranksInOrder(['1', '0'])).toEqual([1, 2]);
    const promised = table({ letters: ['fan', 'clock'], taken: ['fan fan fan', 'clock jug key book'] });
    promised.players[1]!.taken.book = 0;
    expect(score(promised).map(({ rank }) => rank)).toEqual([2, 1]);
  });
});
