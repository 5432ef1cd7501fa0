import { engineOf, FastRandom } from '@sobremesa/engine';
import { isActive, type LegalMove, type Manner, type PlayerID } from '@sobremesa/games/kit';
import { describe, expect, it } from 'vitest';
import { policies } from './policies.ts';
import { think } from './search.ts';

const manners: readonly Manner[] = ['collector', 'racer', 'spoiler'];
const name = ({ move, args }: LegalMove) => JSON.stringify([move, args]);
const seats: readonly PlayerID[] = ['0', '1', '2'];

describe.each(Object.entries(policies))('in %s', (_, policy) => {
  const { module } = policy;

  /** Positions of a match of random moves, each as the asked seat sees it. */
  function* positions() {
    const engine = engineOf(module);
    const random = FastRandom.seeded(5);
    let state = engine.begin(seats.length, module.options.parse({}), '5'.padStart(64, '0'));
    while (state.ctx.gameover === undefined) {
      const { G, ctx } = state;
      const playerID = seats.find((id) => isActive(ctx, id)) as PlayerID;
      const seen = { playerID, view: module.view(G, ctx, playerID), ctx: module.viewCtx(G, ctx, playerID), log: [] };
      yield seen;
      const move = module.pickMove(seen.view, seen.ctx, playerID, random);
      const result = engine.move(state, playerID, move?.move ?? '', move?.args ?? []);
      if (!result.ok) throw new Error(`${JSON.stringify(move)} was refused`);
      ({ state } = result);
    }
  }

  it.each(manners)('a %s has the same moves as others, likes some of them better, and gives each a finite worth', (manner) => {
    let changed = 0;
    for (const { playerID, view, ctx } of positions()) {
      const usual = policy.candidates(view, ctx, playerID);
      const liked = policy.candidates(view, ctx, playerID, manner);
      expect(liked.map(name).toSorted()).toEqual(usual.map(name).toSorted());
      expect(liked.every(({ worth }) => Number.isFinite(worth) || worth === -Infinity)).toBe(true);
      const before = new Map(usual.map((move) => [name(move), move.worth]));
      const added = liked.map((move) => (move.worth - (before.get(name(move)) ?? 0)).toFixed(6));
      if (new Set(added).size > 1) changed += 1;
    }
    expect(changed).toBeGreaterThan(3);
  });

  it('a search without a manner and a balanced one find the same', () => {
    const [seen] = positions();
    const search = (manner?: Manner) =>
      think(policy, seen as never, { iterations: 20, ms: Infinity }, FastRandom.seeded(1), () => 0, undefined, manner);
    expect(search('balanced')).toEqual(search());
  });
});
