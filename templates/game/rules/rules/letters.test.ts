import { describe, expect, it } from 'vitest';
import { matchFrom, table } from '../testing/index.ts';
import { guessBlocker, hasGuessed, isOver } from './letters.ts';

describe('guessing the other letter (4)', () => {
  it('waits until the cabinet is empty', () => {
    expect(guessBlocker(table({ shelves: ['fan', 'key key'] }), '0', 'book')).toEqual({ key: 'takeFirst', values: { left: 3 } });
  });

  it("accepts any kind except the one in the player's own letter", () => {
    const G = table({ letters: ['fan', 'clock'] });
    expect(guessBlocker(G, '0', 'fan')).toEqual({ key: 'ownLetter', values: { kind: 'fan' } });
    expect(guessBlocker(G, '0', 'clock')).toBeNull();
  });

  it('ends the match when both have guessed, and reveals the letters', () => {
    const match = matchFrom({ letters: ['fan', 'clock'] });
    match.play('0', 'guess', 'clock');
    expect(isOver(match.G)).toBe(false);
    expect(hasGuessed(match.G, '0')).toBe(false);
    match.play('1', 'guess', 'book');
    expect([hasGuessed(match.G, '0'), hasGuessed(match.G, '1')]).toEqual([true, false]);
    expect(match.events).toEqual([
      { type: 'guessed', player: '1', kind: 'book' },
      { type: 'opened', player: '0', letter: 'fan', found: false },
      { type: 'opened', player: '1', letter: 'clock', found: true },
      { type: 'won', players: ['0'], total: 4 },
    ]);
    expect(match.ctx.gameover).toEqual({ winners: ['0'] });
  });
});
