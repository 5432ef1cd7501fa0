import type { Change } from '../rules/change.ts';
import type { Live } from '../rules/live.ts';

/** Computes a change of the current table. It may run again after a write conflict. */
export type Work<T> = (live: Live) => Change<T> | Promise<Change<T>>;

/** How timers and the bot scheduler reach their table. Its actor implements this. */
export interface TableAccess {
  readonly id: string;
  readonly nameInLog: string;
  ask<T>(what: string, task: (live: Live) => T | Promise<T>): Promise<T>;
  /** Sends the presence, and what belongs to it, to the connections and the other servers. */
  presenceChanged(live: Live): void;
  change<T>(what: string, work: Work<T>): Promise<T>;
}
