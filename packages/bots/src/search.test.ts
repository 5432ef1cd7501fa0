import { engineOf, FastRandom } from '@sobremesa/engine';
import type { Seen } from '@sobremesa/games/kit';
import { describe, expect, it } from 'vitest';
import { Network, stored, weightsOf } from './network.ts';
import { Policy } from './policy.ts';
import { policies } from './policies.ts';
import { allWays, think, type Budget, type Ways } from './search.ts';

const { module } = policies['patzcuaro'] as Policy;
/** A network that judges only by the second feature, so that it differs from the prospects. */
const network = new Network(
  1,
  62,
  Float32Array.from({ length: weightsOf(1, 62) }, (_, at) => (at === 65 ? 3 : 0)),
);
const policy = new Policy(module, { 2: stored(network, 'by hand') });

/** The first player's view at the beginning of a match, with six legal moves. */
function beginning(): Seen<unknown, never> {
  const { G, ctx } = engineOf(module).begin(2, module.options.parse({}), '1'.padStart(64, '0'));
  const playerID = ctx.currentPlayer;
  return { playerID, view: module.view(G, ctx, playerID), ctx: module.viewCtx(G, ctx, playerID), log: [] };
}

function evaluations(budget: Budget, ways?: Ways, now: () => number = () => 0) {
  return think(policy, beginning(), budget, FastRandom.seeded(3), now, ways);
}

const tries = (budget: Budget, now?: () => number) =>
  evaluations(budget, allWays, now).reduce((sum, { visits }) => sum + visits, 0);

describe('the search', () => {
  it('runs as many iterations as its budget allows, and no more', () => {
    for (const iterations of [1, 4, 60]) expect(tries({ iterations, ms: Infinity })).toBe(iterations);
  });

  it('stops when the time is up, even in the middle of a comparison', () => {
    let now = 0;
    expect(tries({ iterations: Infinity, ms: 10 }, () => now++)).toBeLessThan(10);
  });

  it('does not search when there is only one move', () => {
    const only = { move: 'pass', args: [], worth: 0 };
    const single = new Policy({
      ...policy.module,
      heuristics: { candidates: () => [only], spread: 1, scale: 1, horizon: () => 1 },
    });
    const [first, ...others] = think(single, beginning(), { iterations: 50, ms: Infinity }, FastRandom.seeded(1), () => 0);
    expect(first).toMatchObject({ ...only, visits: 0 });
    expect(others).toEqual([]);
  });

  it('works without heuristics', () => {
    const unaided = new Policy({ ...policy.module, heuristics: null });
    const visits = think(unaided, beginning(), { iterations: 60, ms: Infinity }, FastRandom.seeded(3), () => 0).map(
      (each) => each.visits,
    );
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(60);
  });

  it('repeatedly drops the worse half of the moves', () => {
    const visits = evaluations({ iterations: 120, ms: Infinity }).map((evaluation) => evaluation.visits);
    expect(visits[0]).toBeGreaterThan(3 * (visits.at(-1) ?? 0));
    const even = evaluations({ iterations: 120, ms: Infinity }, { ...allWays, halving: false }).map(({ visits }) => visits);
    expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1);
  });

  it('stops early, with the same choice, when one move is far ahead', () => {
    const budget = { iterations: 300, ms: Infinity };
    const [best, ...others] = evaluations(budget);
    const [bestOfAll, ...all] = evaluations(budget, { ...allWays, stopping: false });
    const sum = (list: typeof others, first: typeof best) =>
      list.reduce((total, { visits }) => total + visits, first?.visits ?? 0);
    expect(sum(all, bestOfAll)).toBe(300);
    expect(sum(others, best)).toBeLessThan(300);
    expect([best?.move, best?.args]).toEqual([bestOfAll?.move, bestOfAll?.args]);
  });

  // A match that has just begun has no log to remember.
  it.each(Object.keys(allWays).filter((way) => !['memory', 'bias', 'stopping'].includes(way)))(
    'also works without %s, with a different result',
    (way) => {
      const budget = { iterations: 40, ms: Infinity };
      const values = (ways?: Ways) => evaluations(budget, ways).map(({ value }) => value);
      const without = values({ ...allWays, [way]: false });
      expect(without).toHaveLength(values().length);
      expect(without).not.toEqual(values());
    },
  );
});
