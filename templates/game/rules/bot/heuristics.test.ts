import { describe, expect, it } from 'vitest';
import { matchFrom } from '../testing/index.ts';
import { view } from '../view.ts';
import { heuristics } from './heuristics.ts';

function best(match: ReturnType<typeof matchFrom>, playerID: string) {
  const candidates = heuristics.candidates(view(match.G, playerID), match.ctx, playerID);
  return candidates.toSorted((a, b) => b.worth - a.worth)[0];
}

describe('a bot', () => {
  it('prefers the promised pieces', () => {
    expect(best(matchFrom({ letters: ['key', 'fan'], shelves: ['book jug', 'clock key'] }), '0')).toMatchObject({
      move: 'take',
      args: [1, 1],
    });
  });

  it('avoids exposing a piece that the opponent seems to want', () => {
    const shelves = ['jug medal jug', 'jug book jug'];
    const match = matchFrom({ letters: ['key', 'medal'], shelves, taken: ['book book book', 'medal medal medal'] });
    expect(best(match, '0')?.args[0]).toBe(1);
  });

  it('guesses the kind that the opponent has taken most of, and never its own letter', () => {
    const match = matchFrom({ letters: ['book', 'jug'], taken: ['', 'jug jug jug fan book book book book'] });
    expect(best(match, '0')).toMatchObject({ move: 'guess', args: ['jug'] });
  });

  it('expects the final points when the match is over', () => {
    const match = matchFrom({ letters: ['book', 'jug'], taken: ['book', 'jug jug'] });
    match.play('0', 'guess', 'jug').play('1', 'guess', 'fan');
    expect(heuristics.prospects?.(match.G, match.ctx)).toEqual([9, 7]);
  });
});
