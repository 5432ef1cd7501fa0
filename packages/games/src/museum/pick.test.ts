import { describe, expect, it } from 'vitest';
import { expectPicks } from '../kit/testing/index.ts';
import { museum } from './index.ts';
import { ownLayout } from './rules/arranging.ts';
import type { State } from './state.ts';

describe('pickMove', () => {
  it.each([
    { numPlayers: 2, options: {} },
    { numPlayers: 3, options: { boards: 'advanced', strictHandLimit: true } },
    { numPlayers: 4, options: { publicOpinionPerDeck: 5, sweepMarketEachRound: true } },
  ])('picks legal moves in matches of $numPlayers, the same from a view, and every listed one some time', (setting) => {
    const { moves, found } = expectPicks(museum, {
      seed: 3,
      ...setting,
      closely: 20,
      // Of the last arrangements any is picked; the optimiser's would take too long to be met.
      except: ({ move, args: [layout] }, G, playerID) =>
        move === 'finish' && JSON.stringify(layout) !== JSON.stringify(ownLayout(G as State, playerID)),
    });
    expect(moves).toBeGreaterThan(50);
    expect(found).toBeGreaterThan(300);
  });
});
