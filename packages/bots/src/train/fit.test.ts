import { FastRandom } from '@sobremesa/engine';
import { expect, it } from 'vitest';
import { beginTraining, lossOf, networkOf, passThrough } from './fit.ts';
import type { Sample } from './selfPlay.ts';

/** The player whose second number is nearer to the table's wins; the first number says nothing. */
function samples(count: number, random: FastRandom): Sample[] {
  const number = () => random.below(1000) / 500 - 1;
  return Array.from({ length: count }, () => {
    const players = [
      [number(), number()],
      [number(), number()],
    ];
    const table = [number()];
    const [one = 0, other = 0] = players.map((own) => Math.abs((own[1] ?? 0) - (table[0] ?? 0)));
    return { players, table, result: one < other ? [1, 0] : [0, 1] };
  });
}

it('begins with the judgement of the first feature, as far as random units allow', () => {
  const { weights, units, inputs } = beginTraining(3, 7, FastRandom.seeded(1));
  const output = units * (inputs + 1);
  expect(weights.slice(output)).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  const network = networkOf(beginTraining(3, 7, FastRandom.seeded(1)));
  const [first, second] = network.chances({
    players: [
      [2, 0],
      [1, 5],
    ],
    table: [0],
  });
  expect((first ?? 0) / (second ?? 1)).toBeCloseTo(Math.E, 5);
});

it('learns a toy problem that needs its hidden units, the same way from the same seed', () => {
  const [seen, unseen] = [samples(3000, FastRandom.seeded(1)), samples(500, FastRandom.seeded(2))];
  const runs = [1, 1].map((seed) => {
    const training = beginTraining(8, 7, FastRandom.seeded(seed));
    const before = lossOf(networkOf(training), unseen);
    for (let pass = 0; pass < 12; pass++) passThrough(training, seen, FastRandom.seeded(pass));
    return { before, after: lossOf(networkOf(training), unseen), weights: training.weights };
  });
  const [run, again] = runs;
  expect(run?.before).toBeGreaterThan(0.65);
  expect(run?.after).toBeLessThan(0.3);
  expect(again).toEqual(run);
});

it('learns when a lone player wins', () => {
  const random = FastRandom.seeded(1);
  const alone = (count: number): Sample[] =>
    Array.from({ length: count }, () => {
      const number = random.below(1000) / 500 - 1;
      return { players: [[0]], table: [number], result: [number ** 2 > 0.25 ? 1 : 0] };
    });
  const [seen, unseen] = [alone(3000), alone(500)];
  const training = beginTraining(8, 4, random);
  expect(lossOf(networkOf(training), unseen)).toBeCloseTo(Math.LN2, 5);
  for (let pass = 0; pass < 20; pass++) passThrough(training, seen, random);
  expect(lossOf(networkOf(training), unseen)).toBeLessThan(0.3);
});

it('follows the gradient: a small change of each weight changes the loss as Adam assumes', () => {
  const [sample] = samples(1, FastRandom.seeded(3));
  const training = beginTraining(2, 7, FastRandom.seeded(4));
  for (let at = 0; at < training.weights.length; at++) training.weights[at] = Math.sin(at + 1);
  const before = { ...training, weights: [...training.weights] };
  passThrough(training, [sample!], FastRandom.seeded(1), 1e-9);
  const small = 1e-2;
  for (const [at, mean] of training.mean.entries()) {
    const loss = (change: number) => {
      const weights = before.weights.map((weight, index) => (index === at ? weight + change : weight));
      return lossOf(networkOf({ ...before, weights }), [sample!]);
    };
    const slope = (loss(small) - loss(-small)) / (2 * small);
    // The mean gradient after one step, without the decay of the weights.
    expect(10 * mean).toBeCloseTo(slope, 2);
  }
});
