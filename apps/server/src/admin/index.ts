import type { IncomingMessage } from 'node:http';
import { systemClock } from '../clock.ts';
import { localAddress, type Config } from '../config.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import type { Routes } from '../http/router.ts';
import type { Logger } from '../log.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { RateLimits } from '../rates.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import type { Sockets } from '../sockets/index.ts';
import type { Storage } from '../storage/index.ts';
import type { Tables } from '../tables/index.ts';
import type { Blocks } from './blocks.ts';
import { AdminCode } from './code.ts';
import { putLocalDoor } from './local.ts';
import type { Pace } from './pace.ts';
import { Reports } from './reports.ts';
import { shareSessions } from './shared.ts';
import { adminRoutes } from './routes.ts';
import { Sessions } from './sessions.ts';

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
  /** They are there as soon as somebody asks. */
  sockets: () => Sockets;
}

/** What lets the operator look after the server. */
export interface Admin {
  readonly routes: Routes;
  /** To be called when the server listens at this port: makes a code if there is none, and lets programs on this machine in. */
  open(port: number): Opened;
}

interface Opened {
  /** The code, if it was made now; null otherwise. */
  readonly code: string | null;
  /** The server is about to stop. */
  close(): void;
}

export function createAdmin({ config, log, storage, tables, rates, blocks, pace, nodes, sockets }: AdminParts): Admin {
  const code = new AdminCode(config.dataDir, config.adminCode ?? null);
  const sessions = new Sessions(systemClock);
  if (nodes !== null) shareSessions(nodes, sessions);
  const token = randomToken(TOKEN_BYTES);
  const reports = new Reports({
    config,
    clock: systemClock,
    storage,
    tables,
    pace,
    standing: () => ({ ...sockets().standing, ...tables.standing }),
    whereabouts: () => sockets().whereabouts,
  });
  const routes = adminRoutes({
    config,
    log,
    tables,
    blocks,
    cutBlocked: () => sockets().cut((address) => blocks.until(address) !== null),
    rates,
    code,
    sessions,
    local: hashSecret(token),
    reports,
    addressOf: (ctx: { req: IncomingMessage }) => networkOf(clientAddress(ctx.req, config.trustProxy)),
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
