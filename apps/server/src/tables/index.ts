import type { GameModule } from '@sobremesa/games';
import type { Thinker } from '../bots/thinker.ts';
import { systemClock, type Clock } from '../clock.ts';
import { GroupDirectory } from '../groups/directory.ts';
import { Groups } from '../groups/groups.ts';
import type { Log } from '../log.ts';
import { noMeter, type Meter } from '../metrics/meter.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { Devices } from '../users/devices.ts';
import { Passkeys } from '../users/passkeys.ts';
import { passkeySite } from '../users/passkeySite.ts';
import { Users } from '../users/users.ts';
import type { Storage } from '../storage/storage.ts';
import { Registry } from './actor/registry.ts';
import type { Context } from './context.ts';
import { Lobby } from './lobby/lobby.ts';
import { newsOf } from './lobby/news.ts';
import { MatchDocuments } from './matchDocuments.ts';
import type { NotificationOutbox } from './notificationOutbox.ts';
import { Bounds } from './places/bounds.ts';
import { Replicator } from './replication/replicator.ts';
import { withOutageTime } from './rules/clock.ts';
import { distinctNames } from './rules/names.ts';
import { defaultSettings, type TablesSettings } from './settings.ts';
import { Tables } from './tables.ts';
import { DueTableScanner } from './upkeep/dueTableScanner.ts';
import { Outages } from './upkeep/outages.ts';
import { Sweeper } from './upkeep/sweeper.ts';

export type { Moved } from './actor/actor.ts';
export type { NotificationOutbox } from './notificationOutbox.ts';
export type { TablesSettings } from './settings.ts';
export type { LobbySubscriber, Subscriber, TablePush } from './subscribers.ts';
export type { Tables } from './tables.ts';

/** Settings that are left out have their defaults. */
export interface TablesParts {
  storage: Storage;
  /** By id. */
  games: Readonly<Record<string, GameModule>>;
  log: Log;
  clock?: Clock;
  meter?: Meter;
  /**
   * Finds moves for bots and stand-ins. Without it they play fallback moves. Closed with the
   * tables.
   */
  thinker?: Thinker | null;
  /** The other servers behind the same address, if there are any. Closed with the tables. */
  nodes?: Nodes | null;
  /** Left out if notifications are off. */
  outbox?: NotificationOutbox | null;
  /** The address that players use. Passkeys are off without it. */
  publicUrl?: URL | undefined;
  settings?: Partial<TablesSettings>;
}

/**
 * Opens the stored tables. Matches that wait for an answer window or for the server continue. The
 * storage is closed with the tables.
 */
export async function openTables(parts: TablesParts): Promise<Tables> {
  const { storage, games, log, clock = systemClock, meter = noMeter, thinker = null, nodes = null, outbox = null } = parts;
  const settings = { ...defaultSettings, ...parts.settings };
  const users = new Users(storage, clock);
  const directory = new GroupDirectory({
    storage,
    log,
    nodes,
    onChange: (group) => {
      lobby.groupChanged(group);
      for (const actor of registry.actors) if (actor.group === group) actor.groupChanged();
    },
  });
  const lobby = new Lobby({
    clock,
    groups: directory,
    delayMs: settings.lobbyDelayMs,
    listed: settings.lobbyListed,
    nameOf: (person) => users.nameOf(person),
    newsOf: (person) => newsOf(storage, log, person),
  });
  const outages = new Outages({
    storage,
    clock,
    log,
    settings,
    nodes,
    onOutage: (all) => {
      lobby.returnOutageTime(all);
      for (const actor of registry.actors) actor.reload();
    },
  });
  const devices = new Devices({ storage, clock, log, nodes });
  const site = passkeySite(parts.publicUrl);
  const context: Context = {
    storage,
    games,
    log,
    clock,
    settings,
    users,
    devices,
    passkeys: site && new Passkeys({ site, storage, clock, log, devices }),
    lobby,
    groups: directory,
    groupStored: (table, { id, create, joining, result }) => {
      if (create !== undefined || joining.length > 0) void directory.changed(id);
      if (result !== undefined) documents.finished(table);
    },
    outages,
    meter,
    thinker,
    outbox,
    nodes,
  };
  const registry = new Registry(context);
  const documents = new MatchDocuments(context, registry);
  const groups = new Groups({ storage, clock, directory, tablesOf: (group) => lobby.tablesOfGroup(group), distinctNames });
  await outages.start();
  const bounds = new Bounds(lobby, settings);
  // Before the tables are read, so that it gets the messages that arrive meanwhile.
  const replicator = nodes === null ? null : new Replicator(context, nodes, registry, bounds);
  const recent = await storage.recentTables(clock.now() - settings.finishedListedMs);
  for (const { table, names, ...waiting } of recent.toSorted((a, b) => a.table.createdAt - b.table.createdAt)) {
    users.learn(names);
    await directory.load(table.settings.group);
    const record = withOutageTime(table, outages.all);
    if (replicator === null) lobby.put(record, waiting);
    else replicator.list(record, waiting);
  }
  const sweeper = new Sweeper(context, registry, documents);
  const dueTables = new DueTableScanner(context, registry);
  for (const id of await storage.timedTables()) {
    await registry
      .at(id)
      .ask('resume', () => undefined)
      .catch((err: unknown) => log.error({ table: lobby.nameInLog(id), err }, 'failed to resume a match'));
  }
  sweeper.start();
  dueTables.start();
  replicator?.start();
  return new Tables({ context, registry, bounds, documents, groups }, async () => {
    await replicator?.stop();
    await sweeper.stop();
    await dueTables.stop();
    await documents.settled();
    await outages.stop();
    await devices.stop();
  });
}
