import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import { expectEveryPick, expectPicks, seedOf, underSeeds } from '../kit/testing/index.ts';
import { museum } from './index.ts';
import { ownLayout } from './rules/arranging.ts';
import type { State } from './state.ts';
import { matchFrom, matchInAction } from './testing/index.ts';

describe('pickMove', () => {
  it.each([
    { numPlayers: 2, options: {} },
    { numPlayers: 3, options: { boards: 'advanced', strictHandLimit: true } },
    { numPlayers: 4, options: { publicOpinionPerDeck: 5, sweepMarketEachRound: true } },
  ])('picks legal moves in matches of $numPlayers, the same ones from a view, and reaches each listed move', (setting) => {
    underSeeds(3, 1, (seed) => {
      const { moves, found } = expectPicks(museum, {
        seed,
        ...setting,
        closely: 20,
        // It picks any final arrangement; the optimiser's would come too rarely.
        except: ({ move, args: [layout] }, G, playerID) =>
          move === 'finish' && JSON.stringify(layout) !== JSON.stringify(ownLayout(G as State, playerID)),
      });
      expect(moves).toBeGreaterThan(50);
      expect(found).toBeGreaterThan(300);
    });
  });

  const rivals = { pool: 'GRE-01 ROM-02', prestige: 1 };
  it.each([
    ['payments of every kind, with Prestige and without', [{ hand: 'INC-01 INC-02 INC-03 INC-05 MAY-02', prestige: 2 }, {}]],
    ['two goods under one payment', [{ hand: 'INC-06 INC-08 MAY-01 MAY-03', museum: 'ROM-01' }, {}]],
    ['the pool, the Secretary and the inventory', [{ hand: 'INC-02', pool: 'INC-03 INC-05 MAY-01', experts: 'E24' }, {}]],
    [
      'other pools, with and without the Mentor',
      [{ hand: 'INC-03 INC-05', experts: 'E19', prestige: 2 }, rivals, { pool: 'ROM-03' }],
    ],
    ['Favours on nothing and on continents', [{ favours: 'F1-1 F2-1 F3-1', prestige: 1 }, {}]],
    ['Favours on cards', [{ hand: 'INC-05 INC-03', favours: 'F5-1 F7-1 F9-1', pool: 'MAY-01 MAY-02' }, rivals]],
  ])('reaches each listed move: %s', (_, players) => {
    const match = matchInAction({ players, opinion: { EU: 1, AF: 2 } });
    const random = new KeyedRandom({ seed: seedOf(9), drawn: 0 });
    expect(expectEveryPick(match, '0', random)).toBeGreaterThan(3);
  });

  it('reaches each listed move in Exploration, with a Favour to play and a toll to pay', () => {
    const match = matchFrom({ players: [{ favours: 'F5-1 F2-1', prestige: 1 }, {}], round: 2, headline: 'H05' });
    const random = new KeyedRandom({ seed: seedOf(10), drawn: 0 });
    expect(expectEveryPick(match, '0', random)).toBeGreaterThan(10);
  });

  it('may pick any final arrangement, without a search for the best one', () => {
    const match = matchInAction({ players: [{ museum: 'INC-01 GRE-01' }, {}] });
    const end = Object.assign(structuredClone(match.G), { step: { kind: 'arrangement' } });
    const ctx = { ...match.ctx, activePlayers: { '0': 'arrangement' } };
    const random = new KeyedRandom({ seed: seedOf(11), drawn: 0 });
    const picks = Array.from({ length: 50 }, () => JSON.stringify(museum.pickMove(end, ctx, '0', random)));
    expect(picks).toContain(JSON.stringify({ move: 'finish', args: [match.G.players[0]?.museum] }));
    expect(new Set(picks).size).toBeGreaterThan(10);
  });
});
