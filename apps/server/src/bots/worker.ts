import { randomInt } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { answer, policies, type Budget } from '@sobremesa/bots';
import type { LegalMove } from '@sobremesa/games/kit';
import type { Position } from './thinker.ts';

/** A thread in which bots think about one position after the other. It knows what it is sent, and nothing else. */

/** As `nice` has it. */
const NICE = 10;

/** What a thread is started with. */
export interface Setting {
  /** Instead of the levels' own. */
  budget: Budget | null;
}

/** What it says: first that it is there, and then of each position. */
export type Reply = 'ready' | { move: LegalMove | null } | { failed: string };

/** Linux counts threads one by one: the event loop goes before its bots. Elsewhere it would be the whole process. */
if (process.platform === 'linux') setPriority(NICE);

const { budget } = workerData as Setting;
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
