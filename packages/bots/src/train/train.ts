import { setImmediate } from 'node:timers/promises';
import { FastRandom } from '@sobremesa/engine';
import type { GameEvent } from '@sobremesa/games/kit';
import { inputsOf, stored, type StoredNetwork } from '../network.ts';
import { Policy } from '../policy.ts';
import type { Checkpoint, Store } from './checkpoint.ts';
import { beginTraining, lossOf, networkOf, passThrough, type Training } from './fit.ts';
import { SelfPlay, type Sample } from './selfPlay.ts';

/** Parameters of a training. */
export interface Course {
  players: number;
  seed: number;
  /**
   * Processor time for all matches, in seconds. The passes through their samples take extra time.
   */
  seconds: number;
  /** Rounds: the first of matches between `sound` bots, each further one of searching bots. */
  rounds: number;
  /** Iterations of the search per move in those. */
  thoughts: number;
  /** The variant of which matches take each value in turn; all others keep their defaults. */
  vary?: string | undefined;
  /** Hidden units. */
  units: number;
}

/** One in this many blocks of samples measures the loss and trains nothing. */
const HELD_OUT = 10;
/** Samples of neighbouring matches that are kept together in one block. */
const BLOCK = 200;
/** Passes through all samples per round. */
const PASSES = 8;
/** Seconds between two checkpoints. */
const OFTEN = 10;

/**
 * Trains a value network by self-play, and resumes an earlier training from its checkpoint. Yields
 * between matches and between passes, so that a signal can interrupt it.
 *
 * @param clock processor time in seconds
 * @param report receives a line of progress
 * @throws RangeError if the game has no features, or others than when the training began
 */
export async function train<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  course: Course,
  store: Store,
  clock: () => number,
  report: (line: string) => void,
  made: string,
): Promise<StoredNetwork> {
  const { players, seed, seconds, rounds, thoughts, vary, units } = course;
  const state: Checkpoint = store.load() ?? fresh(policy.module.game.name ?? '', course);
  const samples = store.samples(state);
  for (let round = Math.max(0, state.matches.length - 1); round < rounds; round++) {
    if (round === state.matches.length) {
      state.matches.push(0);
      state.passes = 0;
    }
    const player = new SelfPlay(round === 0 ? policy : withNetwork(policy, players, state.training, made), players, vary);
    const until = (seconds * (round + 1)) / rounds;
    let saved = state.played;
    for (let last = clock(); state.passes === 0 && state.played < until;) {
      const number = state.matches[round] ?? 0;
      const deal = (seed * 1_000_003 + round * 500_009 + number) | 0;
      const found = round === 0 ? player.match(deal) : player.searchedMatch(deal, thoughts);
      samples.push(...found);
      await setImmediate();
      const now = clock();
      state.played += now - last;
      last = now;
      state.matches[round] = number + 1;
      state.samples = samples.length;
      state.shape = shapeOf(found, state.shape);
      store.append(found);
      if (state.played - saved < OFTEN) continue;
      saved = state.played;
      store.save(state);
      report(`round ${round + 1}: ${number + 1} matches, ${samples.length} samples, ${saved.toFixed(0)} of ${until} s`);
    }
    await fit(state, samples, units, (line) => {
      store.save(state);
      report(`round ${round + 1}: ${line}`);
    });
  }
  return stored(networkOf(state.training as Training), made);
}

function fresh(game: string, { players, seed }: Course): Checkpoint {
  return { game, players, seed, matches: [], samples: 0, shape: null, played: 0, training: null, passes: 0 };
}

/** The shape of these samples, the first ones or more. @throws RangeError if it has changed */
function shapeOf([first]: readonly Sample[], before: Checkpoint['shape']): Checkpoint['shape'] {
  if (first === undefined) return before;
  const shape = { own: first.players[0]?.length ?? 0, table: first.table.length };
  if (before !== null && (shape.own !== before.own || shape.table !== before.table)) {
    throw new RangeError('the features have changed since this training began: remove its checkpoint to train anew');
  }
  return shape;
}

function isHeldOut(index: number): boolean {
  return Math.floor(index / BLOCK) % HELD_OUT === HELD_OUT - 1;
}

/** Passes through the samples until `PASSES` are made. */
async function fit(state: Checkpoint, samples: readonly Sample[], units: number, report: (line: string) => void): Promise<void> {
  const first = samples[0];
  if (first === undefined) throw new RangeError('not a single sample: allow more time');
  const inputs = inputsOf(first)[0]?.length ?? 0;
  const seen = samples.filter((_, index) => !isHeldOut(index));
  const heldOut = samples.filter((_, index) => isHeldOut(index));
  state.training ??= beginTraining(units, inputs, FastRandom.seeded(state.seed));
  if (state.passes === 0) report(`loss ${lossOf(networkOf(state.training), heldOut).toFixed(4)} before it is trained`);
  while (state.passes < PASSES) {
    await setImmediate();
    const random = FastRandom.seeded(state.seed + state.passes + 1);
    const loss = passThrough(state.training, seen, random, 1 - state.passes / PASSES);
    state.passes += 1;
    report(`pass ${state.passes}, loss ${loss.toFixed(4)}, ${lossOf(networkOf(state.training), heldOut).toFixed(4)} held out`);
  }
}

/** The same bots with a network. */
function withNetwork<View, Full extends View, Event extends GameEvent>(
  { module }: Policy<View, Full, Event>,
  players: number,
  training: Training | null,
  made: string,
): Policy<View, Full, Event> {
  if (training === null) throw new RangeError('no network to search with');
  return new Policy(module, { [players]: stored(networkOf(training), made) });
}
