import type { FastRandom } from '@sobremesa/engine';
import { inputsOf, Network, sharesOf, weightsOf } from '../network.ts';
import type { Sample } from './selfPlay.ts';

/** Step size of Adam, and its decay of the mean gradient and of the mean square. */
const RATE = 0.003;
const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;
/** Samples per step. */
const BATCH = 64;
/** Weight decay. */
const DECAY = 1e-4;

/** A network in training. Plain data, so that a file can store it. */
export interface Training {
  units: number;
  inputs: number;
  weights: number[];
  /** Adam's mean gradient and mean square. */
  mean: number[];
  square: number[];
  steps: number;
}

/** Begins with the judgement of the first feature alone: the hidden units add nothing yet. */
export function beginTraining(units: number, inputs: number, random: FastRandom): Training {
  const weights = Array.from({ length: weightsOf(units, inputs) }, () => 0);
  const spread = 1 / Math.sqrt(inputs);
  for (let at = 0; at < units * (inputs + 1); at++) weights[at] = (2 * (random.below(2 ** 24) / 2 ** 24) - 1) * spread;
  weights[units * (inputs + 2)] = 1;
  const zeros = () => weights.map(() => 0);
  return { units, inputs, weights, mean: zeros(), square: zeros(), steps: 0 };
}

/** The network as trained so far. */
export function networkOf({ units, inputs, weights }: Training): Network {
  return new Network(units, inputs, Float32Array.from(weights));
}

/** The mean cross-entropy of the network's chances against the results, in nats. */
export function lossOf(network: Network, samples: readonly Sample[]): number {
  let sum = 0;
  for (const sample of samples) sum += crossEntropy(network.chances(sample), sample.result);
  return sum / Math.max(1, samples.length);
}

/** Passes once through all samples in random order. @returns the mean loss on the way */
export function passThrough(training: Training, samples: readonly Sample[], random: FastRandom, pace = 1): number {
  const order = random.shuffle(samples);
  let loss = 0;
  for (let from = 0; from < order.length; from += BATCH) loss += step(training, order.slice(from, from + BATCH), RATE * pace);
  return loss / Math.max(1, samples.length);
}

/** One step of Adam. @returns the sum of the losses before it */
function step(training: Training, batch: readonly Sample[], rate: number): number {
  const { units, inputs, weights, mean, square } = training;
  const network = networkOf(training);
  const gradient = new Float64Array(weights.length);
  const output = units * (inputs + 1);
  let loss = 0;
  for (const sample of batch) {
    const all = inputsOf(sample);
    const hidden = all.map(() => new Float32Array(units));
    const chances = sharesOf(all.map((input, player) => network.rate(input, hidden[player])));
    loss += crossEntropy(chances, sample.result);
    for (const [player, input] of all.entries()) {
      const error = (chances[player] as number) - (sample.result[player] as number);
      addGradient(network, gradient, input, hidden[player] as Float32Array, error / batch.length);
    }
  }
  training.steps += 1;
  const [unbiased, unbiasedSquare] = [1 - MEAN ** training.steps, 1 - SQUARE ** training.steps];
  for (let at = 0; at < weights.length; at++) {
    const slope = (gradient[at] as number) + (at < output + units ? DECAY * (weights[at] as number) : 0);
    mean[at] = MEAN * (mean[at] as number) + (1 - MEAN) * slope;
    square[at] = SQUARE * (square[at] as number) + (1 - SQUARE) * slope ** 2;
    const change = (mean[at] as number) / unbiased / (Math.sqrt((square[at] as number) / unbiasedSquare) + TINY);
    weights[at] = (weights[at] as number) - rate * change;
  }
  return loss;
}

/** Adds the gradient of one player's rating, times its error. */
function addGradient(
  { units, inputs, weights }: Network,
  gradient: Float64Array,
  input: Float32Array,
  hidden: Float32Array,
  error: number,
): void {
  const output = units * (inputs + 1);
  const direct = output + units;
  for (let i = 0; i < inputs; i++) gradient[direct + i]! += error * input[i]!;
  for (let unit = 0; unit < units; unit++) {
    const value = hidden[unit]!;
    gradient[output + unit]! += error * value;
    const back = error * weights[output + unit]! * (1 - value * value);
    const row = unit * (inputs + 1) + 1;
    gradient[row - 1]! += back;
    for (let i = 0; i < inputs; i++) gradient[row + i]! += back * input[i]!;
  }
}

function crossEntropy(chances: readonly number[], result: readonly number[]): number {
  const sum = result.reduce((sum, won, player) => sum + won * logOf(chances[player] as number), 0);
  const [alone = 0] = result;
  return -(result.length === 1 ? sum + (1 - alone) * logOf(1 - (chances[0] as number)) : sum);
}

function logOf(chance: number): number {
  return Math.log(Math.max(1e-9, chance));
}
