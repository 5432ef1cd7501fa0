import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { games as allGames, type GameModule } from '@sobremesa/games';
import { Blocks } from './admin/blocks.ts';
import { shareBlocks } from './admin/shared.ts';
import { createAdmin } from './admin/index.ts';
import { Pace } from './admin/pace.ts';
import { BackupSchedule } from './backups/schedule.ts';
import { Pool } from './bots/pool.ts';
import type { Thinker } from './bots/thinker.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { acceptBasePath } from './http/base-path.ts';
import { createBoundedServer } from './http/bounds.ts';
import { createHttp } from './http/index.ts';
import { buildOf } from './http/page.ts';
import type { Lack } from './http/health.ts';
import type { Logger } from './log.ts';
import { noMeter } from './metrics/meter.ts';
import { Metrics, type ClusterStanding } from './metrics/metrics.ts';
import { SharedClock } from './nodes/clock.ts';
import { newNodeId } from './nodes/id.ts';
import { Nodes, type NodesSettings } from './nodes/nodes.ts';
import { SettingsCheck } from './nodes/settings.ts';
import { Notices } from './notices/index.ts';
import { RedisBus } from './nodes/redis.ts';
import { defaultRates, RateLimits, type Rates } from './rates.ts';
import { Check } from './readiness.ts';
import { randomToken } from './secrets.ts';
import { createSockets } from './sockets/index.ts';
import { backUpAside, databaseIn, openPostgres, openSqlite, type Storage, type StorageOptions } from './storage/index.ts';
import { tableReference } from './tables/rules/logName.ts';
import { openTables, type TablesSettings } from './tables/index.ts';

/** Connections that are still open this long after the sockets were closed are cut. In milliseconds. */
const LINGER = 1000;

const INSTALLATION_BYTES = 9;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export interface App {
  /** The port on which it listens. */
  readonly port: number;
  /** What other servers and logs call this one; null for one that is alone. */
  readonly nodeId: string | null;
  /** With which the operator comes in at `/admin`, if it was made at this start; null otherwise. */
  readonly adminCode: string | null;
  /** Finishes and stores what is under way, tells the pages, and ends all connections. */
  close(): Promise<void>;
}

/** What the server is made of beside its settings; what is left out is as in production. */
interface AppParts {
  games?: Readonly<Record<string, GameModule>>;
  rates?: Rates;
  /** Closed with the server. */
  storage?: Storage;
  /** Closed with the server. */
  thinker?: Thinker;
  /** How often the other servers are heard and looked at. */
  nodes?: Partial<NodesSettings>;
  /** In place of the machine's; several servers go by that of their storage. */
  clock?: Clock;
  tables?: Partial<TablesSettings>;
}

/** @throws StorageUnavailableError or NewerSchemaError */
export function openStorage({ dataDir, databaseUrl, redisUrl }: Config, log: Logger): Promise<Storage> {
  const options: StorageOptions = {
    onUnreadable: (err) => {
      const table = tableReference(err.table);
      log.error({ table, err }, 'cannot read a stored table');
      log.debug({ table, id: err.table }, 'id of the table that cannot be read');
    },
    onIgnored: ({ field, id }) => {
      log.warn({ field, of: tableReference(id) }, 'ignored a stored field that cannot be read');
      log.debug({ of: tableReference(id), id }, 'id of the record with the ignored field');
    },
    onFailing: (err) => log.error({ err }, 'storage is unavailable; changes are refused until it is back'),
    onRecovered: () => log.info('storage is available again'),
  };
  if (databaseUrl === undefined) return openSqlite(databaseIn(dataDir), options);
  const onClaim = (isOurs: boolean): void => {
    if (isOurs) log.info('the database lock is held again');
    else log.warn('lost the connection that holds the database lock; reconnecting');
  };
  return openPostgres(databaseUrl, { ...options, by: redisUrl === undefined ? 'one' : 'several', onClaim });
}

/**
 * Opens the storage and listens.
 *
 * @throws StorageUnavailableError, NewerSchemaError, or the system's error (`EADDRINUSE` for a port that is taken).
 */
export async function startApp(config: Config, log: Logger, parts: AppParts = {}): Promise<App> {
  const { games = allGames, rates = defaultRates, storage = await openStorage(config, log) } = parts;
  // Another machine may go on with what is stored there, now or later.
  const isShared = config.databaseUrl !== undefined || config.redisUrl !== undefined;
  const shared = isShared ? await SharedClock.open(() => storage.now()) : null;
  const clock = shared ?? parts.clock ?? systemClock;
  const joined = await joinOthers({ config, storage, clock, log, settings: parts.nodes });
  try {
    return await serve(config, log, { ...parts, games, rates, storage }, { shared, clock, ...joined });
  } catch (error) {
    // Otherwise it would count as a running server for a while, with settings that may be about to be corrected.
    await joined.settings?.stop();
    await joined.nodes?.close();
    throw error;
  }
}

type ServingParts = AppParts & Required<Pick<AppParts, 'games' | 'rates' | 'storage'>>;

type Joined = Awaited<ReturnType<typeof joinOthers>> & { shared: SharedClock | null; clock: Clock };

/** @throws the system's error */
async function serve(config: Config, log: Logger, parts: ServingParts, joined: Joined): Promise<App> {
  const { games, rates, storage } = parts;
  const names = Object.keys(games);
  const { shared, clock, nodes, bus, settings, id } = joined;
  const metrics: Metrics | null =
    config.metricsToken === undefined
      ? null
      : new Metrics(
          {
            standing: () => ({ ...sockets.standing, ...tables.standing }),
            isReady: async () => (await missing()) === null,
            outboxLag: async () => Math.max(0, clock.now() - ((await storage.nextDue()) ?? Infinity)),
            cluster: () => clusterStanding(nodes, settings),
          },
          nodes !== null,
        );
  const pace = new Pace(systemClock, metrics ?? noMeter);
  const blocks = await Blocks.open(storage, clock);
  const notices = await Notices.open({ config, storage, clock, log, nodes });
  const tables = await openTables({
    storage,
    games,
    log,
    meter: pace,
    thinker: parts.thinker ?? new Pool({ threads: config.botThreads }),
    nodes,
    outbox: notices,
    clock,
    settings: {
      openIdleMs: config.openTableHours * HOUR,
      runningIdleMs: config.runningTableDays * DAY,
      finishedKeepMs: config.finishedTableDays * DAY,
      ...parts.tables,
    },
  });
  let closing = false;

  const canStore = new Check(() => storage.probe());
  const canTell = nodes === null ? null : new Check(() => nodes.probe());
  const missing = async (): Promise<Lack | null> => {
    if (closing) return { missing: 'closing', hint: 'the server is stopping' };
    const [tells, stores] = await Promise.all([nodes?.isUp === false ? false : canTell?.passes(), canStore.passes()]);
    if (nodes !== null && tells === false) return { missing: 'others', hint: nodes.hint };
    return stores ? null : { missing: 'storage', hint: storageHint(config) };
  };

  const limits = new RateLimits(rates, bus);
  const admin = config.admin
    ? createAdmin({ config, log, storage, tables, rates: limits, blocks, pace, nodes, sockets: () => sockets })
    : null;
  const adminRoutes = admin?.routes ?? null;
  const http = createHttp({ config, log, tables, games: names, rates: limits, missing, metrics, blocks, notices, adminRoutes });
  const answer = http.callback();
  const bounds = config.trustProxy > 0 ? { perAddress: null } : {};
  const server = createBoundedServer((request, response) => void answer(request, response), bounds);
  const build = await buildOf(config.webDir);
  const sockets = createSockets(server, {
    config,
    log,
    tables,
    games: names,
    build,
    rates: limits,
    meter: pace,
    notices,
    blocks,
    nodes,
  });
  if (nodes !== null) shareBlocks(nodes, blocks, () => sockets.cut((address) => blocks.until(address) !== null));
  acceptBasePath(server, config.basePath);

  try {
    server.listen(config.port, config.host);
    await once(server, 'listening');
  } catch (error) {
    // Before the storage is closed.
    await settings?.stop();
    await tables.close();
    throw error;
  }

  notices?.start({
    isHere: (table, person) => tables.isHere(table, person),
    givenBack: (table) => tables.withOutageTime(table),
  });
  const backups = scheduleOf(config, log);
  backups?.start();
  const { port } = server.address() as AddressInfo;
  const opened = admin?.open(port);
  return {
    port,
    nodeId: id,
    adminCode: opened?.code ?? null,
    async close() {
      closing = true;
      opened?.close();
      shared?.stop();
      const stopped = backups?.stop();
      sockets.announceClosing();
      await notices?.stop();
      await settings?.stop();
      await tables.close();
      const cut = setTimeout(() => server.closeAllConnections(), LINGER);
      await sockets.close();
      clearTimeout(cut);
      await stopped;
    },
  };
}

function storageHint({ databaseUrl }: Config): string {
  return databaseUrl === undefined
    ? 'the database in DATA_DIR cannot be written: look at the free space and the permissions of its disk, and at the log'
    : 'PostgreSQL (DATABASE_URL) does not answer or takes no writes: look at it, and at the log';
}

function clusterStanding(nodes: Nodes | null, settings: SettingsCheck | null): ClusterStanding | null {
  if (nodes === null || settings === null) return null;
  return { redisUp: nodes.isUp, servers: nodes.remote.nodes.length + 1, differing: settings.differing.length };
}

interface Joining {
  config: Config;
  storage: Storage;
  clock: Clock;
  log: Logger;
  settings: Partial<NodesSettings> | undefined;
}

/** The servers that work together by the Redis in the settings; none without it. @throws RedisUnavailableError or SettingsDifferError */
async function joinOthers({ config, storage, clock, log, settings = {} }: Joining) {
  if (config.redisUrl === undefined) return { nodes: null, bus: null, settings: null, id: null };
  const id = newNodeId();
  const installation = await storage.ensureValue('id', randomToken(INSTALLATION_BYTES));
  const check = await SettingsCheck.start({ config, storage, clock, log, installation, id });
  try {
    const bus = await RedisBus.open(config.redisUrl, installation, log);
    return { nodes: await Nodes.join({ id, bus, clock, log, settings }), bus, settings: check, id };
  } catch (error) {
    await check.stop();
    throw error;
  }
}

function scheduleOf({ dataDir, databaseUrl, backupDir, backupHours, backupKeep }: Config, log: Logger): BackupSchedule | null {
  if (backupHours === null) return null;
  if (databaseUrl !== undefined) {
    log.warn('BACKUP_HOURS is for a database in DATA_DIR: what PostgreSQL keeps is backed up with its own tools');
    return null;
  }
  return new BackupSchedule({
    clock: systemClock,
    log,
    every: backupHours * HOUR,
    kept: backupKeep,
    folder: backupDir,
    make: (to) => backUpAside(databaseIn(dataDir), to),
  });
}
