import { MeasuredServer } from '../measuredServer.ts';
import type { ServerName } from '../serverNames.ts';
import { Crowd } from './crowd.ts';
import { BUSY, CPU, GENERATOR_LOAD, joinCell, memoryCell, MOVES, playCell, type Cell } from './cells.ts';
import { readOptions, type LoadOptions } from './options.ts';
import { profileLoad } from './profile.ts';
import { brief, printCells, printMachine, ratio } from './report.ts';

/** The most CPU that a move may take on our server, relative to boardgame.io's with `InMemory`. */
const MOST_CPU = 1 / 1.2;

/**
 * Plays many matches of Pátzcuaro at once on our server and on boardgame.io's own. The servers take
 * turns within a run, so that other load on the machine affects both. See `docs/performance.md`.
 */
export async function benchLoad(args: string[]): Promise<void> {
  await run(readOptions(args));
}

/** Measures one server with SQLite, and one, two and three servers with PostgreSQL. */
export async function benchCluster(args: string[]): Promise<void> {
  const servers = 'ours,postgres-1,postgres-2,postgres-3,together-3,stock-memory';
  await run(readOptions(args, { servers, measures: 'play', matches: '50,500' }));
}

/**
 * Compares our server with boardgame.io's in two minutes, so that the workflow notices a change
 * that makes moves much slower. It judges the CPU time of a move, since moves a second depend on
 * whatever else the machine does.
 */
export async function benchRatio(args: string[]): Promise<void> {
  const options = readOptions(args, { servers: 'ours,stock-memory', measures: 'play', matches: '50', seconds: '8' });
  const [matches = 50] = options.matches;
  const cells = await compare(`${matches} matches at full speed`, options, (server) => playCell(server, matches, 0, options));
  const [moves = Number.NaN, cpu = Number.NaN] = [MOVES, CPU].map((measure) => ratio(cells, measure, 'stock-memory'));
  const times = [moves, 1 / cpu].map(brief);
  console.log(`\nAgainst boardgame.io in memory: ${times[0]} times the moves a second, ${times[1]} times the moves per CPU`);
  if (!(cpu <= MOST_CPU)) process.exitCode = 1;
}

async function run(options: LoadOptions): Promise<void> {
  printMachine('before');
  if (options.profile) {
    await profileLoad(options);
    return;
  }
  const { measures } = options;
  if (measures.includes('play')) {
    for (const think of options.think) {
      for (const matches of options.matches) {
        const pace = think === 0 ? 'at full speed' : `thinking ${think / 1000} s`;
        await compare(`${matches} matches ${pace}`, options, (server) => playCell(server, matches, think, options));
      }
    }
  }
  if (measures.includes('join')) await compare('Coming to a match', options, joinCell);
  if (measures.includes('memory')) await compare('Memory', options, memoryCell);
  printMachine('after');
}

/** Runs the servers in turns, each time in a fresh process. */
async function compare(
  title: string,
  options: LoadOptions,
  measure: (server: MeasuredServer) => Promise<Cell>,
): Promise<ReadonlyMap<ServerName, readonly Cell[]>> {
  const cells = new Map<ServerName, Cell[]>(options.servers.map((server) => [server, []]));
  for (let round = 0; round < options.rounds; round++) {
    for (const name of options.servers) {
      const cell = await measured(name, options, measure);
      cells.get(name)?.push(cell);
      if ((cell[GENERATOR_LOAD] ?? 0) > BUSY) console.warn(`${name}: the generator is what bounds it; see --generators`);
    }
  }
  printCells(title, cells);
  return cells;
}

/** Returns an empty cell if the measurement failed or timed out, so that the others continue. */
async function measured(
  name: ServerName,
  { limit }: LoadOptions,
  measure: (server: MeasuredServer) => Promise<Cell>,
): Promise<Cell> {
  const server = await MeasuredServer.start(name);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took more than ${limit} s`)), limit * 1000);
  });
  try {
    return await Promise.race([measure(server), late]);
  } catch (error) {
    console.warn(`${name}: ${String(error)}`);
    return {};
  } finally {
    clearTimeout(timer);
    Crowd.endAll();
    await server.stop();
  }
}
