import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { NAMESPACE } from '@sobremesa/protocol';
import type { Blocks } from './addresses/blocks.ts';
import { clientNetworks } from './addresses/clientAddress.ts';
import { createAdmin, type Admin } from './admin/index.ts';
import type { Pace } from './admin/pace.ts';
import type { SessionStore } from './admin/sessionStore.ts';
import { lobbyRoutes } from './bgio/lobby.ts';
import { openBgio } from './bgio/socket.ts';
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
  /** The ids of the games that can be played. */
  games: readonly string[];
  rates: RateLimits;
  blocks: Blocks;
  clients: Clients;
  sessionStore: SessionStore;
  pace: Pace;
  /** Null if `/metrics` is disabled. */
  metrics: Metrics | null;
  /** Null if notifications are off. */
  notifications: Notifications | null;
  /** The other servers behind the same address; null if this server runs alone. */
  nodes: Nodes | null;
  /** What the server lacks to do its work, for `/readyz`. */
  missing: () => Promise<Lack | null>;
}

/** All ways into the server, on an HTTP server that does not listen yet. */
export interface Doors {
  readonly server: HttpServer;
  /** Null if administration is off. */
  readonly admin: Admin | null;
  /** Refuses new connections, and tells the pages that the server is about to stop. */
  announceClosing(): void;
  /** Sends queued messages, then closes all connections and the server. */
  close(): Promise<void>;
}

/** Constructs the doors and mounts them: on the transport of sockets, and on the HTTP server. */
export async function openDoors(parts: DoorsParts): Promise<Doors> {
  const { config, tables, log, games, rates, blocks, clients, pace, notifications, nodes } = parts;
  const networkOf = clientNetworks(config.trustProxy);
  const addressOf = (ctx: { req: IncomingMessage }) => networkOf(ctx.req);

  const sockets = new Sockets({ config, rates, blocks, clients, nodes, addressOf: networkOf });
  const door = { tables, log, rates, meter: pace, addressOf: networkOf, lineOf: clients.lineOf.bind(clients) };
  const gateway = openGateway(sockets.namespace(NAMESPACE), {
    ...door,
    games,
    notifications,
    build: await buildOf(config.webDir),
  });
  for (const game of games) openBgio(sockets.namespace(`/${game}`), { ...door, game });

  const admin = config.admin ? createAdmin({ ...parts, whereabouts: () => gateway.whereabouts, addressOf }) : null;
  const summariesFor = limitedSummaries({ tables, rates, log });
  const http = createHttp({ config, log, meter: pace, blocks, ...routesOf(parts, admin, addressOf), summariesFor, addressOf });
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

/** What is answered over plain HTTP, and the paths below which nothing else is. */
function routesOf(parts: DoorsParts, admin: Admin | null, addressOf: (ctx: { req: IncomingMessage }) => string) {
  const { config, tables, games, rates, metrics, notifications, missing } = parts;
  const routes = [healthRoutes(missing), lobbyRoutes({ tables, games, rates, addressOf })];
  if (metrics !== null && config.metricsToken !== undefined) routes.push(metricsRoutes(metrics, config.metricsToken));
  if (admin !== null) routes.push(admin.routes);
  if (notifications !== null) routes.push(notificationRoutes({ notifications, rates, addressOf }));
  return { routes, reserved: ['/games', '/socket.io', admin === null ? '/admin' : '/admin/api'] };
}
