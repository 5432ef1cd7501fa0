import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Backups } from './backups.ts';

/** A failed backup is tried again after this time, or when the next one is due. In milliseconds. */
const TRY_AGAIN = 60 * 60 * 1000;

interface Parts {
  clock: Clock;
  log: Log;
  /** In milliseconds. */
  every: number;
  backups: Backups;
}

/** Scheduled backups. A failed one is logged and does not affect the server. */
export class BackupSchedule {
  readonly #parts: Parts;
  #cancel: (() => void) | null = null;
  #underWay: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Starts the schedule. A backup that was due while the server was down is made now. */
  start(): void {
    this.#attempt(() => {
      const last = this.#parts.backups.newestAt;
      this.#wait(last === undefined ? 0 : last + this.#parts.every);
    });
  }

  /** Waits for a backup in progress. */
  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#underWay;
    this.#cancel?.();
  }

  #wait(due: number): void {
    const { clock } = this.#parts;
    this.#cancel = clock.after(due - clock.now(), () => {
      // Timers cannot last longer than some weeks.
      if (clock.now() < due) this.#wait(due);
      else this.#underWay = this.#make();
    });
  }

  async #make(): Promise<void> {
    const { clock, every, backups } = this.#parts;
    try {
      await backups.make();
      this.#wait(clock.now() + every);
    } catch (err) {
      this.#failed(err);
    }
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (err) {
      this.#failed(err);
    }
  }

  #failed(err: unknown): void {
    const { clock, log, every } = this.#parts;
    log.error({ err }, 'a backup failed');
    this.#wait(clock.now() + Math.min(every, TRY_AGAIN));
  }
}
