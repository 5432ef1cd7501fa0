import type { Clock } from '../clock.ts';
import type { Contents } from '../storage/index.ts';
import type { Log } from '../log.ts';
import { backupAt, backupsIn, removeOld } from './folder.ts';

/** One that failed is tried again after this, or when the next one is due. In milliseconds. */
const TRY_AGAIN = 60 * 60 * 1000;

interface Parts {
  clock: Clock;
  log: Log;
  /** In milliseconds. */
  every: number;
  /** How many stay. */
  kept: number;
  folder: string;
  /** Makes a new file. */
  make: (to: string) => Promise<Contents>;
}

/**
 * Backups that the server makes by itself. One that fails is logged and hinders nobody.
 */
export class BackupSchedule {
  readonly #parts: Parts;
  #cancel: (() => void) | null = null;
  #underWay: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What fell due while the server was down is made now. */
  start(): void {
    this.#attempt(() => {
      const { folder, every } = this.#parts;
      const last = backupsIn(folder).at(-1)?.madeAt;
      this.#wait(last === undefined ? 0 : last + every);
    });
  }

  /** Waits for the one that is being made. */
  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#underWay;
    this.#cancel?.();
  }

  #wait(due: number): void {
    const { clock } = this.#parts;
    this.#cancel = clock.after(due - clock.now(), () => {
      // No timer lasts longer than some weeks.
      if (clock.now() < due) this.#wait(due);
      else this.#underWay = this.#make();
    });
  }

  async #make(): Promise<void> {
    const { clock, log, every, kept, folder, make } = this.#parts;
    const path = backupAt(folder, clock.now());
    try {
      const { tables, bytes } = await make(path);
      log.info({ path, tables, bytes }, 'made a backup');
      removeOld(folder, kept);
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
