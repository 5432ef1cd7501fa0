import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { NAMESPACE } from '@sobremesa/protocol';
import type { Blocks } from './addresses/blocks.ts';
import { clientNetworks } from './addresses/clientAddress.ts';
import { createAdmin, type Admin } from './admin/index.ts';
import type { MoveMeter } from './admin/moveMeter.ts';
import type { SessionStore } from './admin/sessionStore.ts';
import { lobbyRoutes } from './bgio/lobby.ts';
import { openBgio } from './bgio/socket.ts';
import type { Backups } from './backups/backups.ts';
import type { Config } from './config.ts';
import { acceptBasePath } from './http/base-path.ts';
import { createBoundedServer } from './http/bounds.ts';
import { healthRoutes, type Lack } from './http/health.ts';
import { createHttp } from './http/index.ts';
import { metricsRoutes } from './http/metrics.ts';
import { buildOf } from './http/page.ts';
import { limitedSummaries } from './http/summaries.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { Notifications } from './notifications/index.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { openGateway } from './page/gateway.ts';
import type { RateLimits } from './rates.ts';
import type { Clients } from './sockets/clients.ts';
import { Sockets } from './sockets/index.ts';
import type { Storage } from './storage/index.ts';
import type { Tables } from './tables/index.ts';

interface DoorsParts {
  config: Config;
  log: Logger;
  storage: Storage;
  tables: Tables;
  /** Ids of the available games. */
  games: readonly string[];
  rates: RateLimits;
  blocks: Blocks;
  clients: Clients;
  sessionStore: SessionStore;
  moveMeter: MoveMeter;
  /** Null if `/metrics` is disabled. */
  metrics: Metrics | null;
  /** Null if notifications are off. */
  notifications: Notifications | null;
  /** Null with PostgreSQL. */
  backups: Backups | null;
  /** The other servers behind the same address; null if this server runs alone. */
  nodes: Nodes | null;
  /** The reason why the server cannot work, for `/readyz`; null if it can. */
  missing: () => Promise<Lack | null>;
}

/** All entry points of the server, on an HTTP server that does not listen yet. */
export interface Doors {
  readonly server: HttpServer;
  /** Null if administration is off. */
  readonly admin: Admin | null;
  /** Refuses new connections, and notifies open pages that the server is about to stop. */
  announceClosing(): void;
  /** Sends queued messages, then closes all connections and the server. */
  close(): Promise<void>;
}

/** Constructs the doors and mounts them: on the transport of sockets, and on the HTTP server. */
export async function openDoors(parts: DoorsParts): Promise<Doors> {
  const { config, tables, log, games, rates, blocks, clients, moveMeter, notifications, nodes } = parts;
  const networkOf = clientNetworks(config.trustProxy);
  const addressOf = (ctx: { req: IncomingMessage }) => networkOf(ctx.req);

  const sockets = new Sockets({ config, rates, blocks, clients, nodes, addressOf: networkOf });
  const door = { tables, log, rates, meter: moveMeter, lineOf: clients.lineOf.bind(clients) };
  const gateway = openGateway(sockets.namespace(NAMESPACE), {
    ...door,
    guardOf: clients.guardOfSocket.bind(clients),
    games,
    notifications,
    build: await buildOf(config.webDir),
    isCluster: nodes !== null,
  });
  for (const game of games) openBgio(sockets.namespace(`/${game}`), { ...door, game });

  const admin = config.admin ? createAdmin({ ...parts, whereabouts: () => gateway.whereabouts, addressOf }) : null;
  const summariesFor = limitedSummaries({ tables, rates, log });
  const http = createHttp({
    config,
    log,
    meter: moveMeter,
    blocks,
    ...routesOf(parts, admin, addressOf),
    summariesFor,
    addressOf,
  });
  const answer = http.callback();
  const bounds = config.trustProxy > 0 ? { perAddress: null } : {};
  const server = createBoundedServer((request, response) => void answer(request, response), bounds);
  sockets.attach(server);
  acceptBasePath(server, config.basePath);
  return {
    server,
    admin,
    announceClosing() {
      sockets.refuseNew();
      gateway.announceClosing();
    },
    close: () => sockets.close(),
  };
}

/** The routes over plain HTTP, and the path prefixes reserved for them. */
function routesOf(parts: DoorsParts, admin: Admin | null, addressOf: (ctx: { req: IncomingMessage }) => string) {
  const { config, tables, games, rates, metrics, notifications, missing } = parts;
  const routes = [healthRoutes(missing), lobbyRoutes({ tables, games, rates, addressOf })];
  if (metrics !== null && config.metricsToken !== undefined) routes.push(metricsRoutes(metrics, config.metricsToken));
  if (admin !== null) routes.push(admin.routes);
  if (notifications !== null) routes.push(notificationRoutes({ notifications, rates, addressOf }));
  return { routes, reserved: ['/games', '/socket.io', admin === null ? '/admin' : '/admin/api'] };
}
