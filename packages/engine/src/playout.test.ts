import { games, isActive, KeyedRandom, withSeed } from '@sobremesa/games';
import { describe, expect, it } from 'vitest';
import { engineOf } from './engine.ts';
import { FastRandom } from './fastRandom.ts';

const SEED = '8'.repeat(64);

describe.each(Object.entries(games))('a playout of %s', (_, module) => {
  const engine = engineOf(module);
  const start = engine.begin(module.players.max, module.options.parse({}), SEED);

  it('plays to the end, and does not change the state that it began with', () => {
    const before = JSON.stringify(start);
    const playout = engine.playout(start, FastRandom.seeded(1));
    expect(playout.playToEnd()).toBeGreaterThan(10);
    expect(playout.ctx.gameover).toBeDefined();
    expect(module.score(playout.G, playout.ctx)).toHaveLength(module.players.max);
    expect(JSON.stringify(start)).toBe(before);
  });

  it('repeats with the same seed, whatever was played in between', () => {
    const ends = [2, 3, 2].map((seed) => {
      const playout = engine.playout(start, FastRandom.seeded(seed));
      playout.playToEnd();
      return JSON.stringify({ G: playout.G, ctx: playout.ctx });
    });
    expect(ends[0]).toBe(ends[2]);
    expect(ends[0]).not.toBe(ends[1]);
  });

  it('can stop after some moves and continue', () => {
    const playout = engine.playout(start, FastRandom.seeded(4));
    expect(playout.playToEnd(5)).toBe(5);
    const copy = engine.playout(playout, FastRandom.seeded(5));
    expect(JSON.stringify({ G: copy.G, ctx: copy.ctx })).toBe(JSON.stringify({ G: playout.G, ctx: playout.ctx }));
    playout.playToEnd();
    expect(copy.ctx.gameover).toBeUndefined();
    copy.playToEnd();
    expect(copy.ctx.gameover).toBeDefined();
  });

  it('makes the same moves as the engine', () => {
    const random = new KeyedRandom({ seed: SEED, drawn: 0 });
    const playout = engine.playout(start, new KeyedRandom(start.plugins.random.data));
    let state = start;
    for (let i = 0; i < 20; i++) {
      const playerID = state.ctx.playOrder.find((seat) => isActive(state.ctx, seat)) as string;
      const picked = module.pickMove(state.G, state.ctx, playerID, random);
      if (picked === null) throw new Error('nothing to pick');
      const result = engine.move(state, playerID, picked.move, picked.args);
      if (!result.ok) throw new Error(JSON.stringify(result.why));
      playout.play(playerID, picked.move, picked.args);
      state = result.state;
      expect(JSON.stringify(playout.G)).toBe(JSON.stringify(state.G));
    }
  });

  it('rejects unknown moves', () => {
    expect(() => engine.playout(start, FastRandom.seeded(1)).play('0', 'constructor', [])).toThrow(
      'there is no move constructor',
    );
  });

  it("starts with a given seed, the definition's seed, or its own", () => {
    const seeds = Array.from({ length: 10 }, () => engine.begin(2, module.options.parse({})).plugins.random.data.seed);
    expect(new Set(seeds).size).toBe(10);
    const known = engineOf({ ...module, game: withSeed(module.game, SEED) });
    const again = known.begin(module.players.max, module.options.parse({}));
    expect(JSON.stringify(again)).toBe(JSON.stringify(start));
  });
});
