import './production.ts';
import { benchArrangement } from './arrangement.ts';
import { benchBots } from './bots.ts';
import { benchEngine } from './engine.ts';
import { benchCluster, benchLoad, benchRatio } from './load/index.ts';
import { benchMoves } from './moves.ts';
import { benchPage } from './page.ts';
import { benchPresence } from './presence.ts';
import { benchStorage } from './storage.ts';
import { benchWire } from './wire.ts';

/** The benchmarks by name, in the order in which they run without an argument. */
const benches: Readonly<Record<string, (args: string[]) => void | Promise<void>>> = {
  page: benchPage,
  arrangement: benchArrangement,
  engine: benchEngine,
  storage: benchStorage,
  moves: benchMoves,
  bots: benchBots,
  presence: benchPresence,
  wire: benchWire,
  ratio: benchRatio,
  load: benchLoad,
  cluster: benchCluster,
};

/** Slow ones, which run only when named. */
const long = new Set(['bots', 'presence', 'wire', 'ratio', 'load', 'cluster']);

const [name, ...args] = process.argv.slice(2);
const asked = name === undefined ? Object.keys(benches).filter((each) => !long.has(each)) : [name];
for (const each of asked) {
  const bench = Object.hasOwn(benches, each) ? benches[each] : undefined;
  if (bench === undefined) throw new RangeError(`there is no benchmark ${each}, but ${Object.keys(benches).join(', ')}`);
  await bench(args);
}
