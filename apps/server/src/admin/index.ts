import type { IncomingMessage } from 'node:http';
import type { Blocks } from '../addresses/blocks.ts';
import { systemClock } from '../clock.ts';
import { localAddress, type Config } from '../config.ts';
import type { Routes } from '../http/router.ts';
import type { Logger } from '../log.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { RateLimits } from '../rates.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import type { Clients } from '../sockets/clients.ts';
import type { Storage } from '../storage/index.ts';
import type { Tables } from '../tables/index.ts';
import { AdminCode } from './code.ts';
import { putLocalDoor } from './local.ts';
import type { Pace } from './pace.ts';
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
  pace: Pace;
  /** The other servers behind the same address; null when there are none. */
  nodes: Nodes | null;
  clients: Clients;
  whereabouts: ReportsParts['whereabouts'];
  sessionStore: SessionStore;
  /** The address by which a client is counted. */
  addressOf: (ctx: { req: IncomingMessage }) => string;
}

/** What lets the operator look after the server. */
export interface Admin {
  readonly routes: Routes;
  /**
   * To be called when the server listens at this port: makes a code if there is none, and lets
   * programs on this machine in.
   */
  open(port: number): Opened;
}

interface Opened {
  /** The code, if it was made now; null otherwise. */
  readonly code: string | null;
  /** The server is about to stop. */
  close(): void;
}

export function createAdmin(parts: AdminParts): Admin {
  const { config, log, storage, tables, rates, blocks, pace, nodes, clients, whereabouts, sessionStore, addressOf } = parts;
  const code = new AdminCode(config.dataDir, config.adminCode ?? null);
  const sessions = new Sessions({ clock: systemClock, store: sessionStore, nodes });
  const token = randomToken(TOKEN_BYTES);
  const reports = new Reports({
    config,
    clock: systemClock,
    storage,
    tables,
    pace,
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
