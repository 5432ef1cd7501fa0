import './production.ts';
import { benchArrangement } from './arrangement.ts';
import { benchBots } from './bots.ts';
import { benchEngine } from './engine.ts';
import { benchCluster, benchLoad } from './load/index.ts';
import { benchMoves } from './moves.ts';
import { benchPage } from './page.ts';
import { benchPresence } from './presence.ts';
import { benchStorage } from './storage.ts';
import { benchWire } from './wire.ts';

/** What can be measured, by name, in the order in which it runs when no name is given. */
const benches: Readonly<Record<string, (args: string[]) => void | Promise<void>>> = {
  page: benchPage,
  arrangement: benchArrangement,
  engine: benchEngine,
  storage: benchStorage,
  moves: benchMoves,
  bots: benchBots,
  presence: benchPresence,
  wire: benchWire,
  load: benchLoad,
  cluster: benchCluster,
};

/** Take longer, and run only when they are named. */
const long = new Set(['bots', 'presence', 'wire', 'load', 'cluster']);

const [name, ...args] = process.argv.slice(2);
const asked = name === undefined ? Object.keys(benches).filter((each) => !long.has(each)) : [name];
for (const each of asked) {
  const bench = Object.hasOwn(benches, each) ? benches[each] : undefined;
  if (bench === undefined) throw new RangeError(`there is no benchmark ${each}, but ${Object.keys(benches).join(', ')}`);
  await bench(args);
}
