import { expect, it } from 'vitest';
import { legalMoves } from './legal.ts';
import { matchFrom } from './testing/index.ts';
import { view } from './view.ts';

it('1.10: lists no moves of a hidden hand', () => {
  const match = matchFrom({ players: [{ hand: 'P01' }, {}] });
  expect(legalMoves(match.G, match.ctx, '0')).not.toEqual([]);
  expect(legalMoves(view(match.G, '1'), match.ctx, '0')).toEqual([]);
});
