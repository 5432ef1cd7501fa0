import { setImmediate as turn } from 'node:timers/promises';
import type { LegalMove } from '@sobremesa/games';
import type { Position, Thinker } from '../../src/bots/thinker.ts';

/** A bot that has been asked, to be answered by a test. */
export interface Asked {
  owner: string;
  position: Position;
  /** Nobody wants to know any more. */
  signal: AbortSignal;
  answer(move: LegalMove | null): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A thinker that thinks what a test says, when it says so. */
export class ScriptedThinker implements Thinker {
  /** All that bots were ever asked, the oldest first. */
  readonly asked: Asked[] = [];
  readonly standing = { thinking: 0, waiting: 0 };
  isClosed = false;

  think(owner: string, position: Position, signal: AbortSignal): Promise<LegalMove | null> {
    return new Promise((resolve, reject) => {
      this.asked.push({
        owner,
        position,
        signal,
        answer: async (move) => {
          resolve(move);
          await settled();
        },
        fail: async (error) => {
          reject(error);
          await settled();
        },
      });
    });
  }

  /** What is still wanted to be known. */
  get open(): Asked[] {
    return this.asked.filter(({ signal }) => !signal.aborted);
  }

  /** The newest of these. @throws when no bot is asked */
  get last(): Asked {
    const last = this.open.at(-1);
    if (last === undefined) throw new Error('no bot is asked');
    return last;
  }

  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }
}

/** What follows from an answer has been stored and sent. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 24; i++) await turn();
}
