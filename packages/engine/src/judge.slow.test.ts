import { games } from '@sobremesa/games';
import { beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { prado } from '@sobremesa/games/prado';
import { anyOrders } from '@sobremesa/games/prado/testing';
import { judge, matchOf, variantsOf } from './testing/index.ts';

// Otherwise boardgame.io checks the whole state after every hook.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

/**
 * Every number of seats with every option, at one value and with the others drawn. `npm run judge`
 * plays all values.
 */
describe.each(Object.entries(games))('%s', (_, module) => {
  const lastValues = new Set(module.optionFields.map(({ name, values }) => JSON.stringify({ name, value: values.at(-1) })));
  const variants = variantsOf(module).filter(({ fixed }) => fixed === null || lastValues.has(JSON.stringify(fixed)));
  const cases = variants.map((variant, seed) => ({
    match: matchOf(variant, seed),
    name: `${variant.numPlayers} players, ${JSON.stringify(variant.fixed)}`,
  }));

  it('is played with every number of seats', () => {
    const { min, max } = module.players;
    expect(new Set(cases.map(({ match }) => match.numPlayers)).size).toBe(max - min + 1);
  });

  it.each(cases)('plays as on boardgame.io: $name', ({ match }) => {
    const { made, refused } = judge(module, match);
    expect(made).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(made / 4);
  });
});

it("a player's settings at any time are the same on both engines: standing orders", () => {
  const ordering: typeof prado = {
    ...prado,
    pickMove: (G, ctx, playerID, random) => {
      if (random.below(4) > 0) return prado.pickMove(G, ctx, playerID, random);
      return { move: 'setOrders', args: [anyOrders(playerID, G.players.length, random)] };
    },
  };
  const { made } = judge(ordering, { numPlayers: 3, options: { guard: 'yes' }, seed: 7 });
  expect(made).toBeGreaterThan(50);
});
