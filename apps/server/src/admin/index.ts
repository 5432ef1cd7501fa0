import type { IncomingMessage } from 'node:http';
import type { Blocks } from '../addresses/blocks.ts';
import type { Backups } from '../backups/backups.ts';
import { systemClock } from '../clock.ts';
import { localAddress, type Config } from '../config.ts';
import type { Routes } from '../http/router.ts';
import type { Logger } from '../log.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { RateLimits } from '../rates.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import type { Clients } from '../sockets/clients.ts';
import type { Storage } from '../storage/index.ts';
import type { Tables } from '../tables/index.ts';
import { AdminCode } from './code.ts';
import { putLocalDoor } from './local.ts';
import type { MoveMeter } from './moveMeter.ts';
import { Reports, type ReportsParts } from './reports.ts';
import { adminRoutes } from './routes.ts';
import { Sessions } from './sessions.ts';
import type { SessionStore } from './sessionStore.ts';

const TOKEN_BYTES = 32;

interface AdminParts {
  config: Config;
  log: Logger;
  storage: Storage;
  tables: Tables;
  rates: RateLimits;
  blocks: Blocks;
  moveMeter: MoveMeter;
  /** The other servers behind the same address; null for a single server. */
  nodes: Nodes | null;
  clients: Clients;
  whereabouts: ReportsParts['whereabouts'];
  /** Null if notifications are off. */
  notifications: Notifications | null;
  /** Null with PostgreSQL. */
  backups: Backups | null;
  sessionStore: SessionStore;
  /** The client address for rate limits. */
  addressOf: (ctx: { req: IncomingMessage }) => string;
}

/** The operator's access to the server. */
export interface Admin {
  readonly routes: Routes;
  /**
   * Call once the server listens on this port. Creates a code if there is none, and admits programs
   * on this machine.
   */
  open(port: number): Opened;
}

interface Opened {
  /** The code if it has just been created; null otherwise. */
  readonly code: string | null;
  /** Call when the server is about to stop. */
  close(): void;
}

export function createAdmin(parts: AdminParts): Admin {
  const { config, log, storage, tables, rates, blocks, moveMeter, nodes, clients, sessionStore, addressOf } = parts;
  const { whereabouts, notifications, backups } = parts;
  const code = new AdminCode(config.dataDir, config.adminCode ?? null);
  const sessions = new Sessions({ clock: systemClock, store: sessionStore, nodes });
  const token = randomToken(TOKEN_BYTES);
  const reports = new Reports({
    config,
    clock: systemClock,
    storage,
    tables,
    moveMeter,
    standing: () => ({ ...clients.standing, ...tables.standing }),
    whereabouts,
  });
  const routes = adminRoutes({
    config,
    log,
    tables,
    blocks,
    rates,
    code,
    sessions,
    local: hashSecret(token),
    reports,
    notifications,
    backups,
    addressOf,
  });
  return {
    routes,
    open: (port) => {
      const address = localAddress(config.host, port);
      const host = config.publicUrl?.host ?? new URL(address).host;
      const close = putLocalDoor(config.dataDir, { address, host, token, isCodeGiven: config.adminCode !== undefined });
      return { code: code.exists ? null : code.renew(), close };
    },
  };
}
