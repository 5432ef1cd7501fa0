import { randomInt } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { answer, policies, type Budget } from '@sobremesa/bots';
import type { LegalMove } from '@sobremesa/games/kit';
import { botNiceness } from './niceness.ts';
import type { Position } from './thinker.ts';

// A thread of the pool. It chooses a move for one position at a time and has no other data.

/** The `workerData` of a thread. */
export interface WorkerSettings {
  /** Replaces the budget of each level. */
  budget: Budget | null;
}

/** Messages of a thread: first that it is ready, then one answer per position. */
export type Reply = 'ready' | { move: LegalMove | null } | { failed: string };

// On Linux, priorities are per thread, and a new thread inherits the process's. On other systems
// this would also slow down the event loop.
if (process.platform === 'linux') setPriority(botNiceness(getPriority()));

const { budget } = workerData as WorkerSettings;
const SEEDS = 2 ** 32;

parentPort?.on('message', (position: Position) => parentPort?.postMessage(replyTo(position)));
parentPort?.postMessage('ready' satisfies Reply);

function replyTo({ game, seen, level, manner }: Position): Reply {
  const policy = Object.hasOwn(policies, game) ? policies[game] : undefined;
  if (policy === undefined) return { move: null };
  const question = { seen, level, manner, seed: randomInt(SEEDS), ...(budget && { budget }) };
  try {
    return { move: answer(policy, question) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
