import type { GameModule } from '@sobremesa/games';
import type { Thinker } from '../bots/thinker.ts';
import { systemClock, type Clock } from '../clock.ts';
import { noMeter, type Meter } from '../metrics/meter.ts';
import type { Herald } from '../notices/index.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { People } from '../people/people.ts';
import type { Storage } from '../storage/storage.ts';
import { Bounds } from './places/bounds.ts';
import type { Context } from './context.ts';
import type { Log } from '../log.ts';
import { Lobby } from './lobby/lobby.ts';
import { Mirror } from './replication/replicator.ts';
import { givenBack } from './rules/live.ts';
import { Outages } from './upkeep/outages.ts';
import { Registry } from './actor/registry.ts';
import { newsOf } from './lobby/news.ts';
import { defaultSettings, type TablesSettings } from './settings.ts';
import { Sweeper } from './upkeep/sweeper.ts';
import { Tables } from './tables.ts';
import { Wakes } from './upkeep/dueTableScanner.ts';

export type { TablesSettings } from './settings.ts';
export type { Granted, Tables } from './tables.ts';
export type { LobbySubscriber, Subscriber, TablePush } from './subscribers.ts';

/** What the tables are made of. `games` is by the games' ids; settings left out have their defaults. */
export interface TablesParts {
  storage: Storage;
  games: Readonly<Record<string, GameModule>>;
  log: Log;
  clock?: Clock;
  meter?: Meter;
  /** Thinks for bots and for who is away; left out, the games' stand-ins move for them. Closed with the tables. */
  thinker?: Thinker | null;
  /** The other servers behind the same address; left out where there are none. Closed with the tables. */
  nodes?: Nodes | null;
  /** Tells those who are away; left out where nobody is told anything. */
  herald?: Herald | null;
  settings?: Partial<TablesSettings>;
}

/**
 * Opens what is stored: matches that wait for an answer window or a stand-in go on where they stopped. The storage is closed
 * with the tables.
 */
export async function openTables(parts: TablesParts): Promise<Tables> {
  const { storage, games, log, clock = systemClock, meter = noMeter, thinker = null, nodes = null, herald = null } = parts;
  const settings = { ...defaultSettings, ...parts.settings };
  const people = new People(storage, clock);
  const lobby = new Lobby({
    clock,
    delayMs: settings.lobbyDelayMs,
    told: settings.lobbyTold,
    nameOf: (person) => people.nameOf(person),
    newsOf: (person) => newsOf(storage, log, person),
  });
  const outages = new Outages({ storage, clock, log, settings, nodes });
  const context: Context = { storage, games, log, clock, settings, people, lobby, outages, meter, thinker, herald, nodes };
  await outages.start();
  const recent = await storage.recentTables(clock.now() - settings.finishedListedMs);
  for (const { table, names, ...waiting } of recent.toSorted((a, b) => a.table.createdAt - b.table.createdAt)) {
    people.learn(names);
    lobby.put(givenBack(table, outages.all), waiting);
  }
  const registry = new Registry(context);
  const bounds = new Bounds(lobby, settings);
  const mirror = nodes === null ? null : new Mirror(context, nodes, registry, bounds);
  const sweeper = new Sweeper(context, registry);
  const wakes = new Wakes(context, registry);
  outages.onOutage = () => {
    lobby.giveBack(outages.all);
    for (const actor of registry.actors) actor.renew();
  };
  for (const id of await storage.timedTables()) {
    await registry
      .at(id)
      .ask('resume', () => undefined)
      .catch((err: unknown) => log.error({ table: lobby.nameInLog(id), err }, 'failed to resume a match'));
  }
  sweeper.start();
  wakes.start();
  mirror?.start();
  return new Tables(context, registry, bounds, async () => {
    await mirror?.stop();
    await sweeper.stop();
    await wakes.stop();
    await outages.stop();
  });
}
