import { randomInt } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { answer, policies, type Budget } from '@sobremesa/bots';
import type { LegalMove } from '@sobremesa/games/kit';
import { botNiceness } from './niceness.ts';
import type { Position } from './thinker.ts';

// A thread of the pool. It chooses a move for one position after the other, and knows nothing else.

/** The `workerData` of a thread. */
export interface WorkerSettings {
  /** Replaces the budget of each level. */
  budget: Budget | null;
}

/** What a thread posts: first that it is ready, then one answer per position. */
export type Reply = 'ready' | { move: LegalMove | null } | { failed: string };

// Linux has a priority per thread, and a new thread has that of the process. Elsewhere this would
// slow down the event loop, too.
if (process.platform === 'linux') setPriority(botNiceness(getPriority()));

const { budget } = workerData as WorkerSettings;
const SEEDS = 2 ** 32;

parentPort?.on('message', (position: Position) => parentPort?.postMessage(replyTo(position)));
parentPort?.postMessage('ready' satisfies Reply);

function replyTo({ game, seen, level }: Position): Reply {
  const policy = Object.hasOwn(policies, game) ? policies[game] : undefined;
  if (policy === undefined) return { move: null };
  const question = { seen, level, seed: randomInt(SEEDS), ...(budget && { budget }) };
  try {
    return { move: answer(policy, question) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
