import type { Clock } from '../clock.ts';
import type { Contents } from '../storage/index.ts';
import type { Log } from '../log.ts';
import { backupAt, backupsIn, removeOld } from './folder.ts';

interface Parts {
  clock: Clock;
  log: Log;
  /** Number of backups to keep. */
  kept: number;
  folder: string;
  /** Creates a new file. */
  make: (to: string) => Promise<Contents>;
}

export interface MadeBackup extends Contents {
  path: string;
}

/** Makes the backups of a database file, and removes the oldest ones. */
export class Backups {
  readonly #parts: Parts;
  #underWay: Promise<MadeBackup> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** When the newest backup was made; undefined without any. */
  get newestAt(): number | undefined {
    return backupsIn(this.#parts.folder).at(-1)?.madeAt;
  }

  /** Makes a backup now. If one is in progress, waits for that one instead. */
  make(): Promise<MadeBackup> {
    this.#underWay ??= this.#make().finally(() => (this.#underWay = null));
    return this.#underWay;
  }

  /** Waits for a backup in progress. */
  async settled(): Promise<void> {
    await this.#underWay?.catch(() => undefined);
  }

  async #make(): Promise<MadeBackup> {
    const { clock, log, kept, folder, make } = this.#parts;
    const path = backupAt(folder, clock.now());
    const contents = await make(path);
    log.info({ path, tables: contents.tables, bytes: contents.bytes }, 'made a backup');
    removeOld(folder, kept);
    return { path, ...contents };
  }
}
