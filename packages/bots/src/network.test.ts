import { engineOf, FastRandom } from '@sobremesa/engine';
import type { GameEvent } from '@sobremesa/games/kit';
import { describe, expect, it } from 'vitest';
import { inputsOf, Network, restored, stored, weightsOf } from './network.ts';
import { policies, trained } from './policies.ts';
import type { Policy } from './policy.ts';

const random = FastRandom.seeded(5);
const number = () => random.below(1000) / 500 - 1;

describe('a value network', () => {
  it('computes chances as a reference on matrices does', () => {
    const [units, inputs] = [3, 7];
    const weights = Float32Array.from({ length: weightsOf(units, inputs) }, number);
    const network = new Network(units, inputs, weights);
    const features = {
      players: [
        [number(), number()],
        [number(), number()],
        [number(), number()],
      ],
      table: [number()],
    };
    const ratings = inputsOf(features).map((input) => {
      const rows = Array.from({ length: units }, (_, unit) => Array.from(weights.slice(unit * 8, unit * 8 + 8)));
      const hidden = rows.map(([bias = 0, ...row]) =>
        Math.tanh(row.reduce((sum, weight, i) => sum + weight * (input[i] ?? 0), bias)),
      );
      const output = hidden.reduce((sum, value, unit) => sum + value * (weights[24 + unit] ?? 0), 0);
      return output + input.reduce((sum, value, i) => sum + value * (weights[27 + i] ?? 0), 0);
    });
    const total = ratings.reduce((sum, rating) => sum + Math.exp(rating), 0);
    for (const [player, chance] of network.chances(features).entries()) {
      expect(chance).toBeCloseTo(Math.exp(ratings[player] ?? 0) / total, 6);
    }
  });

  it('reads a player, the strongest rival, the mean of the rivals, and the table', () => {
    const players = [
      [1, 4],
      [3, 0],
      [2, 8],
    ];
    expect(inputsOf({ players, table: [9] }).map((input) => Array.from(input))).toEqual([
      [1, 4, 3, 0, 2.5, 4, 9],
      [3, 0, 2, 8, 1.5, 6, 9],
      [2, 8, 3, 0, 2, 2, 9],
    ]);
  });

  it('gives the same chances whatever the order of the seats', () => {
    const network = new Network(4, 7, Float32Array.from({ length: weightsOf(4, 7) }, number));
    const [a, b, c] = [
      [1, 0.5],
      [0.2, -1],
      [-0.4, 0.1],
    ] as [number[], number[], number[]];
    const chances = network.chances({ players: [a, b, c], table: [0.3] });
    const turned = network.chances({ players: [c, a, b], table: [0.3] });
    expect(turned).toEqual([chances[2], chances[0], chances[1]].map((chance) => expect.closeTo(chance ?? 0, 9)));
  });

  it('gives a lone player a chance against the game, whose rating is 0', () => {
    const network = new Network(1, 3, Float32Array.of(0, 0, 0, 0, 0, 1, 0, 0));
    expect(network.chances({ players: [[Math.log(3)]], table: [] })[0]).toBeCloseTo(0.75, 6);
  });

  it('is the same after it was stored', () => {
    const network = new Network(2, 3, Float32Array.from({ length: weightsOf(2, 3) }, number));
    const encoded = stored(network, 'by hand');
    expect(encoded.made).toBe('by hand');
    expect(restored(JSON.parse(JSON.stringify(encoded)) as typeof encoded)).toEqual(network);
  });

  it('rejects weights or inputs of the wrong number', () => {
    expect(() => new Network(2, 3, new Float32Array(12))).toThrow('12 weights for 2 units and 3 inputs');
    expect(() => restored({ ...stored(new Network(1, 1, new Float32Array(4)), ''), units: 2 })).toThrow(RangeError);
    expect(() => new Network(1, 1, new Float32Array(4)).rate([1, 2])).toThrow('2 inputs for a network of 1');
  });
});

const tables = Object.entries(policies).flatMap(([game, { module }]) => {
  const { min, max } = module.players;
  return [...new Set([min, Math.max(2, min), max])].map((players) => ({ game, players }));
});

describe.each(tables)('in $game with $players seats', ({ game, players }) => {
  it('features are finite and of the order of 1, equal for copies, and as many in every state', () => {
    expect(checked(policies[game] as Policy, players)).toBeGreaterThan(20);
  });

  it('the stored network, if there is one, fits the features and is small', () => {
    const policy = policies[game] as Policy;
    const { G, ctx } = engineOf(policy.module).begin(players, policy.module.options.parse({}), '2'.padStart(64, '0'));
    const chances = policy.chances(G, ctx);
    expect(chances).toHaveLength(players);
    const sum = chances.reduce((total, chance) => total + chance, 0);
    expect(sum).toBeGreaterThan(0);
    expect(players === 1 ? 1 : sum).toBeCloseTo(1, 6);
    expect(sum).toBeLessThan(1 + 1e-6);
    expect(JSON.stringify(trained[game]).length).toBeLessThan(60_000);
  });
});

/** Plays a random match and checks the features of each state. @returns the number of states */
function checked<View, Full extends View, Event extends GameEvent>(policy: Policy<View, Full, Event>, players: number): number {
  const { module } = policy;
  const engine = engineOf(module);
  const random = FastRandom.seeded(players);
  const playout = engine.playout(engine.begin(players, module.options.parse({}), '7'.padStart(64, '0')), random);
  const sizes = new Set<string>();
  let states = 0;
  for (; playout.ctx.gameover === undefined; states++) {
    const { G, ctx } = playout;
    const features = policy.features(G, ctx);
    const numbers = [...(features?.players.flat() ?? []), ...(features?.table ?? [])];
    expect(numbers.filter((each) => !Number.isFinite(each) || Math.abs(each) > 30)).toEqual([]);
    expect(policy.features(module.copy(G), { ...ctx })).toEqual(features);
    sizes.add([...(features?.players ?? []).map((own) => own.length), features?.table.length].join(' '));
    const player = playout.anyAsked();
    const { move, args } = policy.settled(G, ctx, player) ?? policy.guess(G, ctx, player, random, false);
    playout.play(player, move, args);
  }
  expect(sizes.size).toBe(1);
  return states;
}
