import { engineOf, FastRandom } from '@sobremesa/engine';
import { TestMatch } from '@sobremesa/games/kit/testing';
import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { describe, expect, it } from 'vitest';
import { chancesOf, chancesSeen, corrected } from './chances.ts';
import { corrections, uncorrected } from './corrections.ts';
import { policies } from './policies.ts';
import { Policy } from './policy.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** A match after some random moves, and what a seat sees of it. */
function positionOf({ module }: Policy, players: number) {
  const state = engineOf(module).begin(players, module.options.parse({}), '7'.padStart(64, '0'));
  const playout = engineOf(module).playout({ G: module.copy(state.G), ctx: state.ctx }, FastRandom.seeded(5));
  playout.playToEnd(12);
  const { G, ctx } = playout;
  return { G, ctx, seen: { playerID: '0', view: module.view(G, ctx, '0'), ctx: module.viewCtx(G, ctx, '0'), log: [] } };
}

describe.each(Object.entries(policies))('chances in %s', (game, policy) => {
  const { min, max } = policy.module.players;

  it('are shares of 1 for every number of seats, and each of them has a correction', () => {
    for (let players = Math.max(2, min); players <= max; players++) {
      const { G, ctx, seen } = positionOf(policy, players);
      for (const chances of [chancesOf(policy, { G, ctx }), chancesSeen(policy, seen, 2, FastRandom.seeded(1))]) {
        expect(chances).toHaveLength(players);
        expect(sum(chances)).toBeCloseTo(1);
        expect(Math.min(...chances)).toBeGreaterThan(0);
      }
      expect(Object.keys(corrections)).toContain(`${game} ${players}`);
    }
  });
});

it('as a seat sees them, are the mean over states that fit its view', () => {
  const policy = policies['patzcuaro'] as Policy;
  const { seen } = positionOf(policy, 2);
  const random = FastRandom.seeded(3);
  const each = [0, 1, 2].map(() => chancesOf(policy, policy.module.determinize(seen, random)));
  const mean = sum(each.map(([own]) => own ?? 0)) / each.length;
  expect(chancesSeen(policy, seen, 3, FastRandom.seeded(3))[0]).toBeCloseTo(mean);
});

it('in a finished match, winners share 1', () => {
  const policy = new Policy(patzcuaro);
  const { G, ctx } = new TestMatch(patzcuaro, { seed: 1, numPlayers: 3 });
  const over = { ...ctx, gameover: { winners: ['0', '2'] } };
  expect(chancesOf(policy, { G, ctx: over })).toEqual([0.5, 0, 0.5]);
  const seen = { playerID: '1', view: patzcuaro.view(G, ctx, '1'), ctx: over, log: [] };
  expect(chancesSeen(policy, seen, 1, FastRandom.seeded(1))).toEqual([0.5, 0, 0.5]);
});

describe('a correction', () => {
  const raw = [0.8, 0.2];

  it('moves chances together early and apart late, as far as the points have come', () => {
    const correction = { early: 0.5, late: 2, points: 60, bias: 0 };
    const [early = 0] = corrected({ raw, points: 0 }, correction);
    const [middle = 0] = corrected({ raw, points: 20 }, correction);
    const [late = 0] = corrected({ raw, points: 60 }, correction);
    expect(early).toBeCloseTo(2 / 3);
    expect(middle).toBeCloseTo(0.8);
    expect(late).toBeCloseTo(16 / 17);
    expect(corrected({ raw, points: 90 }, correction)[0]).toBe(late);
  });

  it('keeps chances without one, and changes the odds of a lone player', () => {
    expect(corrected({ raw, points: 3 }, uncorrected)[0]).toBeCloseTo(0.8);
    const [alone] = corrected({ raw: [0.8], points: 1 }, { ...uncorrected, bias: -Math.log(4) });
    expect(alone).toBeCloseTo(0.5);
    expect(corrected({ raw: [0], points: 1 }, uncorrected)[0]).toBeGreaterThan(0);
  });
});
