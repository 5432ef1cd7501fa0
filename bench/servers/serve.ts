import { readFileSync, writeFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** What a measured server has used of the machine since its start. Times are in milliseconds. */
export interface Usage {
  /** When this was asked, by the server's own clock. */
  at: number;
  /** User and system time of all threads. */
  cpuMs: number;
  /** That of the thread that runs JavaScript; null where the system does not tell. */
  mainMs: number | null;
  rssMb: number;
  /** What its PostgreSQL has used, where it has one of its own. */
  databaseMs?: number;
}

/** What a measured server holds after its garbage was collected, in MB. */
export interface Memory {
  heapMb: number;
  /** Buffers and what native code holds for JavaScript, as far as V8 knows of it. */
  externalMb: number;
  rssMb: number;
}

/** What the parent may ask. A profile starts, and is written to the file named. */
export type ServerRequest = { ask: 'usage' | 'memory' | 'profile' } | { ask: 'profiled'; file: string };

export type ServerReport = { port: number } | { usage: Usage } | { memory: Memory } | { done: true };

/** A profile looks this often at what runs, in microseconds. */
const SAMPLING = 250;

/** Tells the parent the port, answers what it asks, and ends when it goes away. */
export function serve(port: number, close: () => Promise<void>): void {
  let profiler: Session | null = null;

  async function answer(request: ServerRequest): Promise<ServerReport> {
    switch (request.ask) {
      case 'usage':
        return { usage: usage() };
      case 'memory':
        return { memory: await memory() };
      case 'profile':
        profiler = new Session();
        profiler.connect();
        profiler.post('Profiler.enable');
        profiler.post('Profiler.setSamplingInterval', { interval: SAMPLING });
        profiler.post('Profiler.start');
        return { done: true };
      case 'profiled':
        writeFileSync(request.file, JSON.stringify(await stopped(profiler)));
        return { done: true };
    }
  }

  process.on('message', (request: ServerRequest) => void answer(request).then(report));
  process.once('disconnect', () => void close().finally(() => process.exit()));
  report({ port });
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return {
    at: performance.now(),
    cpuMs: (user + system) / 1000,
    mainMs: mainThreadMs(),
    rssMb: process.memoryUsage.rss() / 2 ** 20,
  };
}

/**
 * Linux tells of each thread how many nanoseconds it ran; the first thread has the number of its
 * process.
 */
function mainThreadMs(): number | null {
  try {
    const [ran] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(ran) / 1e6;
  } catch {
    return null;
  }
}

async function memory(): Promise<Memory> {
  // What is freed in one round lets go of more in the next.
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await delay(100);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heapMb: heapUsed / 2 ** 20, externalMb: external / 2 ** 20, rssMb: rss / 2 ** 20 };
}

function stopped(profiler: Session | null): Promise<Profiler.Profile> {
  if (profiler === null) throw new Error('no profile was started');
  return new Promise((resolve, reject) => {
    profiler.post('Profiler.stop', (error, { profile }) => {
      if (error === null) resolve(profile);
      else reject(error);
    });
  });
}

function report(message: ServerReport): void {
  process.send?.(message);
}
