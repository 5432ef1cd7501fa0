import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const name = /^sobremesa-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;
const half = /^sobremesa-[\dTZ-]+\.db\.new$/;

/** A moment in the notation of file names, which sort by time: `2026-11-22T18-30-05Z`. */
export function stamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** The name of a backup that the schedule made, or for which nobody chose a name. */
export interface Backup {
  path: string;
  /** To the second, in milliseconds since 1970. */
  madeAt: number;
}

export function backupAt(folder: string, ms: number): string {
  return join(folder, `sobremesa-${stamp(ms)}.db`);
}

/**
 * The backups in a folder, oldest first; empty if the folder does not exist. Ignores files with
 * other names.
 */
export function backupsIn(folder: string): Backup[] {
  return namesIn(folder)
    .toSorted()
    .flatMap((file) => {
      const parts = name.exec(file)?.slice(1).map(Number);
      if (parts === undefined) return [];
      const [year = 0, month = 0, ...rest] = parts;
      return [{ path: join(folder, file), madeAt: Date.UTC(year, month - 1, ...rest) }];
    });
}

/** Removes all but the newest `kept`, and incomplete files of a process that was killed. */
export function removeOld(folder: string, kept: number): void {
  for (const { path } of backupsIn(folder).slice(0, -kept)) rmSync(path, { force: true });
  for (const file of namesIn(folder)) if (half.test(file)) rmSync(join(folder, file), { force: true });
}

/** The target file for an argument that names a file or a folder, or is missing. */
export function target(named: string | undefined, folder: string, ms: number): string {
  if (named === undefined) return backupAt(folder, ms);
  const isFolder = /[/\\]$/.test(named) || statSync(named, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? backupAt(resolve(named), ms) : resolve(named);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
