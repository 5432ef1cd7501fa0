import { readFileSync, writeFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Resources that a measured server has used since its start. Times are in milliseconds. */
export interface Usage {
  /** The time of the report, by the server's own clock. */
  at: number;
  /** User and system time of all threads. */
  cpuMs: number;
  /** Time of the JavaScript thread; null if the system does not report it. */
  mainMs: number | null;
  rssMb: number;
  /** CPU time of its PostgreSQL, if it has one. */
  databaseMs?: number;
}

/** Memory of a measured server after a garbage collection, in MB. */
export interface Memory {
  heapMb: number;
  /** Buffers and native memory of JavaScript objects, as far as V8 knows them. */
  externalMb: number;
  rssMb: number;
}

/** Requests from the parent. `profile` starts a profile, `profiled` writes it to a file. */
export type ServerRequest = { ask: 'usage' | 'memory' | 'profile' } | { ask: 'profiled'; file: string };

export type ServerReport = { port: number } | { usage: Usage } | { memory: Memory } | { done: true };

/** Sampling interval of profiles, in microseconds. */
const SAMPLING = 250;

/** Reports the port, answers the parent's requests, and exits when the parent does. */
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
 * Linux reports the run time of each thread in nanoseconds. The first thread has the process id.
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
  // Each collection can make more objects unreachable.
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
