import { MeasuredServer } from '../measuredServer.ts';
import type { ServerName } from '../serverNames.ts';
import { Crowd } from './crowd.ts';
import { BUSY, GENERATOR_LOAD, joinCell, memoryCell, playCell, type Cell } from './cells.ts';
import { readOptions, type LoadOptions } from './options.ts';
import { profileLoad } from './profile.ts';
import { printCells, printMachine } from './report.ts';

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
async function compare(title: string, options: LoadOptions, measure: (server: MeasuredServer) => Promise<Cell>): Promise<void> {
  const cells = new Map<ServerName, Cell[]>(options.servers.map((server) => [server, []]));
  for (let round = 0; round < options.rounds; round++) {
    for (const name of options.servers) {
      const cell = await measured(name, options, measure);
      cells.get(name)?.push(cell);
      if ((cell[GENERATOR_LOAD] ?? 0) > BUSY) console.warn(`${name}: the generator is what bounds it; see --generators`);
    }
  }
  printCells(title, cells);
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
