import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { defaultTableSettings } from '@sobremesa/protocol';
import { openPostgres, openSqlite } from '../apps/server/src/storage/index.ts';
import type { Storage, TableRecord, TableWrite } from '../apps/server/src/storage/storage.ts';
import { postgresPrograms, TestPostgres } from '../apps/server/test/support/postgres.ts';

const COMMITS = 10_240;
const WARM_UP = 2048;

/**
 * Commits moves to each database as the server does, each with two lines of the log, at several
 * tables at once.
 */
export async function benchStorage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-bench-'));
  try {
    await measureAll('SQLite', await openSqlite(join(folder, 'sobremesa.db')));
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (postgresPrograms === null) return;
  const postgres = await TestPostgres.start({ fsync: true });
  try {
    await measureAll('PostgreSQL', await openPostgres(await postgres.newDatabase()));
  } finally {
    await postgres.stop();
  }
}

async function measureAll(name: string, storage: Storage): Promise<void> {
  try {
    await storage.addUser({ id: 'ana', name: 'Ana', secretHash: new Uint8Array(32), seenAt: 0 });
    console.log(`\nStorage in ${name}: ${COMMITS} commits of a move`);
    const rows = [];
    for (const tables of [1, 16, 64, 200]) rows.push(await measure(storage, tables));
    console.table(rows);
  } finally {
    await storage.close();
  }
}

async function measure(storage: Storage, tables: number) {
  const ids = Array.from({ length: tables }, (_, i) => `table-${tables}-${i}`);
  for (const id of ids) await storage.commit(begun(id));
  const before = Math.floor(WARM_UP / tables);
  await Promise.all(ids.map((id) => play(storage, id, 1, before)));
  const size = await storage.size();

  const [start, cpu, main] = [performance.now(), process.cpuUsage(), mainThreadMicros()];
  const times = await Promise.all(ids.map((id) => play(storage, id, before + 1, Math.floor(COMMITS / tables))));
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - start) / 1000;
  const mainMicros = mainThreadMicros() - main;
  const latencies = times.flat().toSorted((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))] ?? Number.NaN;
  return {
    tables,
    'commits a second': Math.round(latencies.length / seconds),
    'main thread, CPU µs a commit': round(mainMicros / latencies.length),
    'other threads, CPU µs a commit': round((user + system - mainMicros) / latencies.length),
    'p50 ms': round(at(0.5)),
    'p99 ms': round(at(0.99)),
    'bytes on disk a commit': Math.round(((await storage.size()) - size) / latencies.length),
  };
}

/**
 * CPU time of the main thread on Linux. On other systems, the time in which it was not idle, since
 * it never waits for a disk.
 */
function mainThreadMicros(): number {
  const schedule = `/proc/self/task/${process.pid}/schedstat`;
  if (!existsSync(schedule)) return performance.eventLoopUtilization().active * 1000;
  return Number.parseInt(readFileSync(schedule, 'utf8'), 10) / 1000;
}

/**
 * Commits moves one after the other, each when the previous one is on disk. @returns the duration
 * of each
 */
async function play(storage: Storage, id: string, first: number, moves: number): Promise<number[]> {
  const times: number[] = [];
  for (let version = first; version < first + moves; version++) {
    const start = performance.now();
    await storage.commit(move(id, version));
    times.push(performance.now() - start);
  }
  return times;
}

function begun(id: string): TableWrite {
  const table: TableRecord = {
    id,
    rev: 0,
    status: 'running',
    settings: {
      ...defaultTableSettings('patzcuaro', 1),
    },
    autoStart: false,
    host: 'ana',
    createdAt: 0,
    activeAt: 0,
    rematch: null,
    muted: [],
    barred: [],
    shuffle: null,
    vote: null,
    clock: null,
    wish: null,
    seats: [{ state: 'taken', person: 'ana', standIn: null, ordinal: 1, bot: null }],
  };
  return { id, table, snapshot: { version: 0, rules: 1, state: '{}', requests: {}, asked: [0], window: null } };
}

function move(id: string, version: number): TableWrite {
  const line = (seq: number) => {
    const event = { type: 'placed', seat: 0, card: 'card-17', at: [3, 1] };
    return { seq, at: version, version, entry: { kind: 'game' as const, event } };
  };
  return {
    id,
    move: {
      version,
      at: version,
      seat: 0,
      action: { move: 'place', args: ['card-17', 3, 1] },
      request: '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9',
      rules: 1,
      asked: [0],
      window: null,
    },
    log: [line(version * 2), line(version * 2 + 1)],
  };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
