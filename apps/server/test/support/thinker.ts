import { setImmediate as turn } from 'node:timers/promises';
import type { LegalMove } from '@sobremesa/games';
import type { Position, Thinker, Thought } from '../../src/bots/thinker.ts';

/** A bot's pending decision, which a test answers. */
export interface Asked {
  owner: string;
  position: Position;
  /** Aborted when the decision is no longer needed. */
  signal: AbortSignal;
  /** @param isShortened by default false */
  answer(move: LegalMove | null, isShortened?: boolean): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A thinker whose answers a test determines. */
export class ScriptedThinker implements Thinker {
  /** All requests, the oldest first. */
  readonly asked: Asked[] = [];
  readonly standing = { thinking: 0, waiting: 0 };
  isClosed = false;

  think(owner: string, position: Position, signal: AbortSignal): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.asked.push({
        owner,
        position,
        signal,
        answer: async (move, isShortened = false) => {
          resolve({ move, isShortened });
          await settled();
        },
        fail: async (error) => {
          reject(error);
          await settled();
        },
      });
    });
  }

  /** Requests that are still needed. */
  get open(): Asked[] {
    return this.asked.filter(({ signal }) => !signal.aborted);
  }

  /** The newest open request. @throws Error if there is none */
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

/** Resolves when the consequences of an answer have been stored and sent. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 24; i++) await turn();
}
