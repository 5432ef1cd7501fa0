import { stat, statfs } from 'node:fs/promises';
import type { AdminList, AdminPerson, AdminServer, AdminTable, TableStatus } from '@sobremesa/protocol';
import { backupsIn } from '../backups/folder.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Standing } from '../metrics/gauges.ts';
import { CorruptRecordError, type Range, type Storage } from '../storage/index.ts';
import type { Tables } from '../tables/index.ts';
import type { MoveMeter } from './moveMeter.ts';

/** Set by the build, or by npm when run from the repository. */
const version = process.env.npm_package_version ?? '';

export interface ReportsParts {
  config: Config;
  clock: Clock;
  storage: Storage;
  tables: Tables;
  moveMeter: MoveMeter;
  standing: () => Pick<Standing, 'sockets' | 'present'>;
  /** The addresses from which each person is connected. */
  whereabouts: () => ReadonlyMap<string, readonly string[]>;
}

/** The reports for the operator. */
export class Reports {
  readonly #parts: ReportsParts;
  readonly #startedAt: number;

  constructor(parts: ReportsParts) {
    this.#parts = parts;
    this.#startedAt = parts.clock.now();
  }

  async server(): Promise<AdminServer> {
    const { clock, config, storage, moveMeter } = this.#parts;
    const { sockets, present } = this.#parts.standing();
    return {
      version,
      startedAt: this.#startedAt,
      now: clock.now(),
      live: { sockets, present, moves: moveMeter.lastMinute },
      stored: await storage.figures(),
      database: await storage.size(),
      files: config.databaseUrl === undefined ? await filesOf(config) : null,
      kept: [
        { variable: 'OPEN_TABLE_HOURS', value: config.openTableHours },
        { variable: 'RUNNING_TABLE_DAYS', value: config.runningTableDays },
        { variable: 'FINISHED_TABLE_DAYS', value: config.finishedTableDays },
        { variable: 'GROUP_KEEP_DAYS', value: config.groupKeepDays },
      ],
    };
  }

  /** Sorted by last activity, without tables that cannot be read. */
  async tables(status: TableStatus, range: Range): Promise<AdminList<AdminTable>> {
    const { storage } = this.#parts;
    const [sizes, figures] = await Promise.all([storage.sizes(status, range), storage.figures()]);
    const items = await Promise.all(sizes.map((size) => this.#table(size)));
    return { items: items.filter((item) => item !== null), total: figures[status] };
  }

  /** Sorted by the last visit. */
  async people(range: Range): Promise<AdminList<AdminPerson>> {
    const { storage } = this.#parts;
    const [people, figures] = await Promise.all([storage.users(range), storage.figures()]);
    const where = this.#parts.whereabouts();
    return {
      items: people.map(({ id, name, seenAt, tables }) => ({ id, name, seenAt, tables, addresses: [...(where.get(id) ?? [])] })),
      total: figures.people,
    };
  }

  async #table(size: Pick<AdminTable, 'id' | 'activeAt' | 'moves' | 'bytes'>): Promise<AdminTable | null> {
    try {
      const summary = await this.#parts.tables.summary(size.id);
      if (summary === null) return null;
      const { game, status, seats, watchers } = summary;
      return { ...size, logged: this.#parts.tables.nameInLog(size.id), game, status, seats, watchers };
    } catch (error) {
      if (error instanceof CorruptRecordError) return null;
      throw error;
    }
  }
}

async function filesOf({ dataDir, backupDir }: Config): Promise<NonNullable<AdminServer['files']>> {
  const backups = backupsIn(backupDir);
  const { bavail, bsize } = await statfs(dataDir);
  return {
    backups: {
      count: backups.length,
      bytes: await sizeOf(backups.map(({ path }) => path)),
      newest: backups.at(-1)?.madeAt ?? null,
    },
    free: bavail * bsize,
  };
}

/** The total size of these files; missing ones count as empty. */
async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
