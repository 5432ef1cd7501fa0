import { randomInt } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { answer, budgetOf, policies, type Budget } from '@sobremesa/bots';
import { botNiceness } from './niceness.ts';
import { SearchClock, threadClock } from './searchClock.ts';
import type { Position, Thought } from './thinker.ts';

// A thread of the pool. It chooses a move for one position at a time and has no other data.

/** The `workerData` of a thread. */
export interface WorkerSettings {
  /** Replaces the budget of each level. */
  budget: Budget | null;
}

/** A message to a thread. */
export interface Task {
  position: Position;
  /** The longest duration of a search, in milliseconds. */
  wallMs: number;
}

/** Messages of a thread: first that it is ready, then one answer per position. */
export type Reply = 'ready' | Thought | { failed: string };

// On Linux, priorities are per thread, and a new thread inherits the process's. On other systems
// this would also slow down the event loop.
if (process.platform === 'linux') setPriority(botNiceness(getPriority()));

const { budget } = workerData as WorkerSettings;
const SEEDS = 2 ** 32;
const cpu = threadClock();

parentPort?.on('message', (task: Task) => parentPort?.postMessage(replyTo(task)));
parentPort?.postMessage('ready' satisfies Reply);

function replyTo({ position: { game, seen, level, manner }, wallMs }: Task): Reply {
  const policy = Object.hasOwn(policies, game) ? policies[game] : undefined;
  if (policy === undefined) return { move: null, isShortened: false };
  const ofLevel = budgetOf(level);
  const clock = ofLevel && new SearchClock(cpu, () => performance.now(), (budget ?? ofLevel).ms, wallMs);
  const question = {
    seen,
    level,
    manner,
    seed: randomInt(SEEDS),
    ...(clock && { clock: clock.now }),
    ...(budget && { budget }),
  };
  try {
    const move = answer(policy, question);
    return { move, isShortened: clock?.isShortened ?? false };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
