import { setTimeout as delay } from 'node:timers/promises';
import type { MeasuredServer } from '../measuredServer.ts';
import { isOurs } from '../serverNames.ts';
import type { Memory } from '../servers/serve.ts';
import { Crowd } from './crowd.ts';
import type { LoadOptions } from './options.ts';
import { SEATS } from './seat.ts';

/** Results of one server in one round, by name of the measure. */
export type Cell = Record<string, number>;

/** Number of concurrent matches during joins, and number of joins. */
const JOIN = { matches: 20, moves: 30, times: 3 };
/**
 * Number of measured matches, and of moves before that. Others run first, so that one-time costs
 * such as compiled code and space for young objects are not counted per seat.
 */
const MEMORY = { warmUp: 20, before: 200, matches: 800, moves: 8 };
/** Our server removes unused tables from memory every minute. In milliseconds. */
const SWEPT = 65_000;
const SETTLED = 3000;

export const MOVES = 'moves a second';
export const CPU = 'server CPU, ms a move';

/** Above this share of a processor, the players limit the result. */
export const BUSY = 90;
export const GENERATOR_LOAD = 'generator, % of a processor';

export async function playCell(server: MeasuredServer, matches: number, think: number, options: LoadOptions): Promise<Cell> {
  const crowd = await Crowd.sit(server, matches, think, options.generators);
  try {
    await crowd.play(null);
    await delay(options.warmUp * 1000);
    await crowd.mark();
    const before = await server.usage();
    await delay(options.seconds * 1000);
    const [counted, after] = await Promise.all([crowd.count(), server.usage()]);
    const sum = (of: (each: (typeof counted)[number]) => number) => counted.reduce((total, each) => total + of(each), 0);
    const moves = sum((each) => each.moves);
    const movesPerMs = sum((each) => each.moves / each.ms);
    const perMove = (ms: number) => ms / (after.at - before.at) / movesPerMs;
    const others = sorted(counted.flatMap((each) => each.others));
    const mover = sorted(counted.flatMap((each) => each.mover));
    return {
      [MOVES]: movesPerMs * 1000,
      [CPU]: perMove(after.cpuMs - before.cpuMs),
      ...(after.mainMs === null || before.mainMs === null
        ? {}
        : { 'of it outside the main thread': perMove(after.cpuMs - before.cpuMs - (after.mainMs - before.mainMs)) }),
      ...(after.databaseMs === undefined
        ? {}
        : { 'PostgreSQL CPU, ms a move': perMove(after.databaseMs - (before.databaseMs ?? 0)) }),
      'at the other seats, p50 ms': at(others, 0.5),
      'at the other seats, p99 ms': at(others, 0.99),
      'at the mover, p50 ms': at(mover, 0.5),
      'at the mover, p99 ms': at(mover, 0.99),
      'bytes a move and client': sum((each) => each.bytes) / moves / SEATS,
      'server RSS, MB': after.rssMb,
      'generator CPU, ms a move': sum((each) => each.cpuMs) / moves,
      [GENERATOR_LOAD]: Math.max(...counted.map(({ cpuMs, ms }) => (100 * cpuMs) / ms)),
      'matches that ended': sum((each) => each.ended),
      'matches that stalled': sum((each) => each.stalled),
    };
  } finally {
    crowd.end();
  }
}

/** Measures joining a match again, in its middle and after its end. */
export async function joinCell(server: MeasuredServer): Promise<Cell> {
  const crowd = await Crowd.sit(server, JOIN.matches, 0, 1);
  try {
    const cell: Cell = {};
    for (const [when, moves] of [
      [`after ${JOIN.moves} moves`, JOIN.moves],
      ['at the end', Number.MAX_SAFE_INTEGER],
    ] as const) {
      await crowd.play(moves);
      const joined = await crowd.join(JOIN.times);
      cell[`joining ${when}, bytes`] = at(sorted(joined.map(({ bytes }) => bytes)), 0.5);
      cell[`joining ${when}, ms`] = at(sorted(joined.map(({ ms }) => ms)), 0.5);
    }
    return cell;
  } finally {
    crowd.end();
  }
}

/** Measures the memory of a connected seat, and of a match that everybody has left. */
export async function memoryCell(server: MeasuredServer): Promise<Cell> {
  const warmUp = await seated(server, MEMORY.warmUp);
  await left(server, warmUp);
  const idle = await server.memory();
  const first = await seated(server, MEMORY.before);
  const before = await server.memory();
  const second = await seated(server, MEMORY.matches);
  try {
    const connected = await server.memory();
    await left(server, first, second);
    const alone = await server.memory();
    const seats = MEMORY.matches * SEATS;
    return {
      'a connected seat, kB of heap': (heapKb(connected) - heapKb(before)) / seats,
      'a connected seat, kB of RSS': ((connected.rssMb - before.rssMb) * 1024) / seats,
      'a match left alone, kB of heap': (heapKb(alone) - heapKb(idle)) / (MEMORY.before + MEMORY.matches),
    };
  } finally {
    for (const crowd of [warmUp, first, second]) crowd.end();
  }
}

async function left(server: MeasuredServer, ...crowds: readonly Crowd[]): Promise<void> {
  await Promise.all(crowds.map((crowd) => crowd.leave()));
  await delay(isOurs(server.name) ? SWEPT : SETTLED);
}

async function seated(server: MeasuredServer, matches: number): Promise<Crowd> {
  const crowd = await Crowd.sit(server, matches, 0, 1);
  await crowd.play(MEMORY.moves);
  return crowd;
}

/** Memory held by JavaScript, in kB. */
function heapKb({ heapMb, externalMb }: Memory): number {
  return (heapMb + externalMb) * 1024;
}

function sorted(numbers: number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

function at(numbers: readonly number[], share: number): number {
  return numbers[Math.floor(share * (numbers.length - 1))] ?? Number.NaN;
}
