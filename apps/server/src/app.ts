import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { games as allGames, type GameModule } from '@sobremesa/games';
import { Blocks } from './addresses/blocks.ts';
import { clientNetworks } from './addresses/clientAddress.ts';
import { MoveMeter } from './admin/moveMeter.ts';
import { SessionStore } from './admin/sessionStore.ts';
import { Backups } from './backups/backups.ts';
import { BackupSchedule } from './backups/schedule.ts';
import { Pool } from './bots/pool.ts';
import type { Thinker } from './bots/thinker.ts';
import { systemClock, type Clock } from './clock.ts';
import { clusterStanding, joinCluster, type Cluster } from './cluster.ts';
import type { Config } from './config.ts';
import { openDoors } from './doors.ts';
import type { Logger } from './log.ts';
import { registerGauges } from './metrics/gauges.ts';
import { noMeter } from './metrics/meter.ts';
import { Metrics } from './metrics/metrics.ts';
import { SharedClock } from './nodes/clock.ts';
import type { NodesSettings } from './nodes/nodes.ts';
import { Notifications } from './notifications/index.ts';
import { openStorage } from './openStorage.ts';
import { defaultRates, RateLimits, type Rates } from './rates.ts';
import { Readiness } from './readiness.ts';
import { Clients } from './sockets/clients.ts';
import { backUpAside, databaseIn, type Storage } from './storage/index.ts';
import { openTables, type TablesSettings } from './tables/index.ts';

/**
 * Connections that are still open this long after the sockets were closed are cut. In milliseconds.
 */
const LINGER = 1000;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export interface App {
  /** The port on which it listens. */
  readonly port: number;
  /** The name of this server among several, also in logs; null if it runs alone. */
  readonly nodeId: string | null;
  /** The code for signing in at `/admin`, if this start created it; null otherwise. */
  readonly adminCode: string | null;
  /** Finishes and stores pending changes, notifies the pages, and closes all connections. */
  close(): Promise<void>;
}

/** Parts of the server beside its settings. The defaults are those of production. */
interface AppParts {
  games?: Readonly<Record<string, GameModule>>;
  rates?: Rates;
  /** Closed with the server. */
  storage?: Storage;
  /** Closed with the server. */
  thinker?: Thinker;
  /** How often the servers of a cluster exchange messages. */
  nodes?: Partial<NodesSettings>;
  /** Replaces the machine's clock. Several servers use the clock of their storage. */
  clock?: Clock;
  tables?: Partial<TablesSettings>;
}

/**
 * Opens the storage and listens.
 *
 * @throws StorageUnavailableError, NewerSchemaError, or the system's error (`EADDRINUSE` if the
 *   port is taken).
 */
export async function startApp(config: Config, log: Logger, parts: AppParts = {}): Promise<App> {
  const { games = allGames, rates = defaultRates, storage = await openStorage(config, log) } = parts;
  // Another machine may use this database, now or later.
  const isShared = config.databaseUrl !== undefined || config.redisUrl !== undefined;
  const shared = isShared ? await SharedClock.open(() => storage.now()) : null;
  const clock = shared ?? parts.clock ?? systemClock;
  const clients = new Clients({ rates, log, addressOf: clientNetworks(config.trustProxy) });
  const sessionStore = new SessionStore();
  const cluster = await joinCluster({
    config,
    storage,
    clock,
    log,
    settings: parts.nodes,
    addresses: () => clients.counts,
    sessions: () => sessionStore.all,
  });
  try {
    return await serve({ ...parts, config, log, games, rates, storage, shared, clock, clients, sessionStore, cluster });
  } catch (error) {
    // Otherwise the other servers would count this one as running for a while, with settings that
    // the operator may be about to correct.
    await cluster.settings?.stop();
    await cluster.nodes?.close();
    throw error;
  }
}

type ServingParts = AppParts &
  Required<Pick<AppParts, 'games' | 'rates' | 'storage' | 'clock'>> & {
    config: Config;
    log: Logger;
    shared: SharedClock | null;
    clients: Clients;
    sessionStore: SessionStore;
    cluster: Cluster;
  };

/** Constructs the parts from the bottom up, then listens. @throws the system's error */
async function serve(parts: ServingParts): Promise<App> {
  const { config, log, games, rates, storage, clock, shared, clients, sessionStore, cluster } = parts;
  const { nodes, bus, settings, id } = cluster;
  const metrics = config.metricsToken === undefined ? null : new Metrics();
  const moveMeter = new MoveMeter(systemClock, metrics ?? noMeter);
  const blocks = await Blocks.open({ storage, clock, nodes, cut: (isBlocked) => clients.cutAddresses(isBlocked) });
  const notifications = await Notifications.open({ config, storage, clock, log, nodes });
  const tables = await openTables({
    storage,
    games,
    log,
    meter: moveMeter,
    thinker: parts.thinker ?? new Pool({ threads: config.botThreads }),
    nodes,
    outbox: notifications,
    publicUrl: config.publicUrl,
    clock,
    settings: {
      openIdleMs: config.openTableHours * HOUR,
      runningIdleMs: config.runningTableDays * DAY,
      finishedKeepMs: config.finishedTableDays * DAY,
      groupKeepMs: config.groupKeepDays * DAY,
      ...parts.tables,
    },
  });
  const readiness = new Readiness({ config, storage, nodes });
  const missing = () => readiness.missing();
  if (metrics !== null) {
    const sources = {
      standing: () => ({ ...clients.standing, ...tables.standing }),
      isReady: async () => (await missing()) === null,
      outboxLag: async () => Math.max(0, clock.now() - ((await storage.nextDue()) ?? Infinity)),
      cluster: () => clusterStanding(cluster),
    };
    registerGauges(metrics.registry, sources, nodes !== null);
  }
  const backups = backupsOf(config, log);
  const doors = await openDoors({
    config,
    log,
    storage,
    tables,
    games: Object.keys(games),
    rates: new RateLimits(rates, bus),
    blocks,
    clients,
    sessionStore,
    moveMeter,
    metrics,
    notifications,
    backups,
    nodes,
    missing,
  });
  const { server } = doors;

  try {
    server.listen(config.port, config.host);
    await once(server, 'listening');
  } catch (error) {
    // Before the storage is closed.
    await settings?.stop();
    await tables.close();
    throw error;
  }

  const stopWorker = notifications?.startWorker({
    isHere: (table, person) => tables.isHere(table, person),
    givenBack: (table) => tables.withOutageTime(table),
    devices: tables.devices,
  });
  const schedule = scheduleOf(config, log, backups);
  schedule?.start();
  const { port } = server.address() as AddressInfo;
  const opened = doors.admin?.open(port);
  return {
    port,
    nodeId: id,
    adminCode: opened?.code ?? null,
    async close() {
      readiness.close();
      opened?.close();
      shared?.stop();
      const stopped = schedule?.stop() ?? backups?.settled();
      doors.announceClosing();
      await stopWorker?.();
      await settings?.stop();
      await tables.close();
      const cut = setTimeout(() => server.closeAllConnections(), LINGER);
      await doors.close();
      clearTimeout(cut);
      await stopped;
    },
  };
}

/** Null with PostgreSQL, which has its own tools. */
function backupsOf({ dataDir, databaseUrl, backupDir, backupKeep }: Config, log: Logger): Backups | null {
  if (databaseUrl !== undefined) return null;
  const make = (to: string) => backUpAside(databaseIn(dataDir), to);
  return new Backups({ clock: systemClock, log, kept: backupKeep, folder: backupDir, make });
}

function scheduleOf({ backupHours }: Config, log: Logger, backups: Backups | null): BackupSchedule | null {
  if (backupHours === null) return null;
  if (backups !== null) return new BackupSchedule({ clock: systemClock, log, every: backupHours * HOUR, backups });
  log.warn('BACKUP_HOURS applies to a database in DATA_DIR only: back up PostgreSQL with its own tools');
  return null;
}
