import { describe, expect, it } from 'vitest';
import { matchFrom, table } from '../testing/index.ts';
import { endsOf, leftOf, piecesLeft, takeBlocker } from './cabinet.ts';

describe('taking a piece (3)', () => {
  const G = table({ shelves: ['fan clock jug', 'medal', ''] });

  it('only the two ends of a shelf can be taken', () => {
    expect(G.shelves.map(endsOf)).toEqual([[0, 2], [0], []]);
    expect([0, 1, 2].map((place) => takeBlocker(G, 0, place)?.key)).toEqual([undefined, 'notAtEnd', undefined]);
  });

  it('nothing can be taken from an empty place', () => {
    expect(takeBlocker(G, 1, 1)).toEqual({ key: 'noPiece' });
    expect(takeBlocker(G, 2, 0)).toEqual({ key: 'noPiece' });
    expect(takeBlocker(G, 5, 0)).toEqual({ key: 'noPiece' });
    expect(takeBlocker(table({ shelves: ['', ''] }), 0, 0)).toEqual({ key: 'guessFirst' });
  });

  it('the remaining pieces are counted', () => {
    expect(piecesLeft(G)).toBe(4);
    expect(leftOf(G, 'medal')).toBe(1);
    expect(leftOf(G, 'book')).toBe(0);
  });

  it('the player gets the piece, and the other player the turn', () => {
    const match = matchFrom({ shelves: ['fan clock jug'] });
    match.play('0', 'take', 0, 2);
    expect(match.G.shelves).toEqual([['fan', 'clock']]);
    expect(match.G.players[0]?.taken).toMatchObject({ jug: 1, fan: 0 });
    expect(match.events.map(({ type }) => type)).toEqual(['took', 'turn']);
    expect(match.ctx.currentPlayer).toBe('1');
  });
});
