import { parseArgs } from 'node:util';
import { thoughtsOf, type Thoughts } from './metrics.ts';
import { MeasuredServer } from './measuredServer.ts';
import { sitAtOurs, watchBots, type BotTable } from './ours.ts';
import { playMatch, until } from './table.ts';

const PLAYERS = 4;

/**
 * Measures the effect of thinking bots on others: matches of Pátzcuaro with four players and a
 * spectator on one server, alternately without bots and with strong bots at `bots` other tables. At
 * each of these tables one bot is always thinking.
 */
export async function benchBots(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      bots: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '4' },
      matches: { type: 'string', default: '3' },
    },
  });
  const [bots, rounds, matches] = [Number(values.bots), Number(values.rounds), Number(values.matches)];
  const server = await MeasuredServer.start('ours');
  const measured: Record<'none' | 'thinking', number[]> = { none: [], thinking: [] };
  let thought = 0;
  let seconds = 0;
  const thoughts: Thoughts = { all: 0, shortened: 0, missed: 0 };
  try {
    await play(server.url, 0);
    for (let round = 1; round <= rounds; round++) {
      for (let match = 0; match < matches; match++) measured.none.push(...(await play(server.url, round)));
      const tables = await Promise.all(Array.from({ length: bots }, () => watchBots(server.url)));
      const [began, before, earlier] = [performance.now(), moves(tables), await thoughtsOf(server.url)];
      for (let match = 0; match < matches; match++) measured.thinking.push(...(await play(server.url, round)));
      seconds += (performance.now() - began) / 1000;
      thought += moves(tables) - before;
      const later = await thoughtsOf(server.url);
      for (const name of ['all', 'shortened', 'missed'] as const) thoughts[name] += later[name] - earlier[name];
      for (const table of tables) table.close();
    }
  } finally {
    await server.stop();
  }
  console.log(`\n${bots} strong bots think, or none: a move of another table, at every client, in ms (${rounds} rounds)`);
  console.table([row('nobody', measured.none), row(`${bots} bots`, measured.thinking)]);
  console.log(`Bots made ${(thought / seconds).toPrecision(3)} moves a second.`);
  const full = (100 * (thoughts.all - thoughts.shortened)) / Math.max(1, thoughts.all + thoughts.missed);
  console.log(
    `${full.toFixed(0)} % of ${thoughts.all + thoughts.missed} had all their thinking; ${thoughts.missed} were fallback moves.`,
  );
}

async function play(url: string, seed: number): Promise<number[]> {
  const { seats, watcher } = await sitAtOurs(url, PLAYERS);
  const all = [...seats, watcher];
  await until(() => all.every((guest) => guest.view !== null));
  try {
    return (await playMatch(seats, watcher, seed)).latencies;
  } finally {
    for (const guest of all) guest.close();
  }
}

function moves(tables: readonly BotTable[]): number {
  return tables.reduce((sum, table) => sum + table.moves, 0);
}

function row(thinking: string, latencies: readonly number[]) {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toPrecision(3));
  return { thinking, moves: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
