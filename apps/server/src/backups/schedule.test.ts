import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quietLog } from '../../test/harness.ts';
import { ManualClock } from '../../test/manual-clock.ts';
import { Backups } from './backups.ts';
import { backupsIn, target } from './folder.ts';
import { BackupSchedule } from './schedule.ts';

const HOUR = 60 * 60 * 1000;

let folder: string;
let clock: ManualClock;
let full: boolean;
let schedule: BackupSchedule;
const log = quietLog();

function begun(): BackupSchedule {
  const make = async (path: string) => {
    mkdirSync(folder, { recursive: true });
    if (full) throw new Error('database or disk is full');
    writeFileSync(path, '');
    return { people: 0, tables: 0, bytes: 0 };
  };
  const backups = new Backups({ clock, log, kept: 3, folder, make });
  const started = new BackupSchedule({ clock, log, every: 24 * HOUR, backups });
  started.start();
  return started;
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sobremesa-schedule-')), 'backups');
  clock = new ManualClock(Date.UTC(2026, 10, 22, 18, 30, 5));
  full = false;
  log.errors.length = 0;
  schedule = begun();
});
afterEach(async () => {
  await schedule.stop();
  rmSync(join(folder, '..'), { recursive: true });
});

const made = () => readdirSync(folder).toSorted();

it('makes the first backup at the start, and later ones when they are due', async () => {
  await clock.advance(0);
  expect(made()).toEqual(['sobremesa-2026-11-22T18-30-05Z.db']);
  await clock.advance(24 * HOUR - 1);
  expect(made()).toHaveLength(1);
  await clock.advance(1);
  expect(made()).toEqual(['sobremesa-2026-11-22T18-30-05Z.db', 'sobremesa-2026-11-23T18-30-05Z.db']);
});

it('a restart makes no backup early, and makes one that fell due in between', async () => {
  await clock.advance(HOUR);
  await schedule.stop();
  schedule = begun();
  await clock.advance(22 * HOUR);
  expect(made()).toHaveLength(1);
  await schedule.stop();
  await clock.advance(100 * HOUR);
  expect(made()).toHaveLength(1);
  schedule = begun();
  await clock.advance(0);
  expect(made()).toHaveLength(2);
});

it('keeps the newest backups, and files that the schedule has not made', async () => {
  await clock.advance(0);
  for (const name of ['sobremesa.db', 'before-the-holidays.db', 'sobremesa-2026-11-22T18-30-06Z.db.new']) {
    writeFileSync(join(folder, name), '');
  }
  await clock.advance(96 * HOUR);
  expect(made()).toEqual([
    'before-the-holidays.db',
    'sobremesa-2026-11-24T18-30-05Z.db',
    'sobremesa-2026-11-25T18-30-05Z.db',
    'sobremesa-2026-11-26T18-30-05Z.db',
    'sobremesa.db',
  ]);
  expect(backupsIn(folder)[0]?.madeAt).toBe(Date.UTC(2026, 10, 24, 18, 30, 5));
});

it('logs a failed backup, keeps the older ones, and retries after an hour', async () => {
  await clock.advance(96 * HOUR);
  const before = made();
  full = true;
  await clock.advance(24 * HOUR);
  expect(log.errors).toHaveLength(1);
  expect(made()).toEqual(before);
  full = false;
  await clock.advance(HOUR - 1);
  expect(made()).toEqual(before);
  await clock.advance(1);
  expect(made()).not.toEqual(before);
});

it('without a file name, the backup is named after the time', () => {
  mkdirSync(folder, { recursive: true });
  const now = clock.now();
  const name = 'sobremesa-2026-11-22T18-30-05Z.db';
  expect(target(undefined, folder, now)).toBe(join(folder, name));
  expect(target(folder, '/elsewhere', now)).toBe(join(folder, name));
  expect(target(`${folder}/new/`, '/elsewhere', now)).toBe(join(folder, 'new', name));
  expect(target(join(folder, 'mine.db'), '/elsewhere', now)).toBe(join(folder, 'mine.db'));
});
