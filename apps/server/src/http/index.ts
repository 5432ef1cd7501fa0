import type { IncomingMessage } from 'node:http';
import cors from '@koa/cors';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { RateLimits } from '../rates.ts';
import type { Tables } from '../tables/index.ts';
import type { Blocks } from '../admin/blocks.ts';
import { refuseBlocked } from './blocked.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { namedErrors } from './errors.ts';
import { securityHeaders } from './headers.ts';
import { healthRoutes, type Lack } from './health.ts';
import { refuseOtherHosts } from './host.ts';
import { lobbyRoutes } from '../bgio/lobby.ts';
import { noMeter } from '../metrics/meter.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Notices } from '../notices/index.ts';
import { noticesRoutes } from '../notices/routes.ts';
import { metricsRoutes } from './metrics.ts';
import { isAllowedOrigin } from './origin.ts';
import { page } from './page.ts';
import type { SummaryOf } from './preview.ts';
import { requestLog } from './request-log.ts';
import type { Routes } from './router.ts';

interface HttpOptions {
  config: Config;
  log: Logger;
  tables: Tables;
  games: readonly string[];
  rates: RateLimits;
  missing: () => Promise<Lack | null>;
  /** Null when nobody may read them. */
  metrics: Metrics | null;
  blocks: Blocks;
  /** Null where nobody is told anything while away. */
  notices: Notices | null;
  /** Null when the host does without. */
  adminRoutes: Routes | null;
}

/** Everything that is answered over plain HTTP: health, boardgame.io's lobby, and the page. */
export function createHttp({
  config,
  log,
  tables,
  games,
  rates,
  missing,
  metrics,
  blocks,
  notices,
  adminRoutes,
}: HttpOptions): Koa {
  const app = new Koa();
  // Koa prints what goes wrong while an answer is being sent, such as a browser that goes away.
  app.silent = true;
  app.on('error', (err: unknown) => log.debug({ err }, 'answer broken off'));

  const addressOf = (ctx: { req: IncomingMessage }) => networkOf(clientAddress(ctx.req, config.trustProxy));
  const routes = [healthRoutes(missing), lobbyRoutes({ tables, games, rates, addressOf })];
  if (metrics !== null && config.metricsToken !== undefined) routes.push(metricsRoutes(metrics, config.metricsToken));
  if (adminRoutes !== null) routes.push(adminRoutes);
  if (notices !== null) routes.push(noticesRoutes({ notices, rates, addressOf }));

  app.use(requestLog(log, config.trustProxy));
  app.use(securityHeaders(config));
  app.use(refuseOtherHosts(config));
  app.use(refuseBlocked(blocks, config));
  app.use(compress({ zstd: false, deflate: false }));
  app.use(namedErrors(log, metrics ?? noMeter));
  app.use(needEncoding());
  app.use(cors({ origin: (ctx) => allowedOrigin(ctx.get('Origin'), config) }));
  app.use(refuseForeignPages(config));
  for (const { middleware } of routes) app.use(middleware);
  app.use(notUnder(['/games', '/socket.io', adminRoutes === null ? '/admin' : '/admin/api']));
  app.use(page(config, (ctx) => summaries(addressOf(ctx))));
  return app;

  /** For a preview no more is asked of the storage than an address may ask; without an answer there is the page alone. */
  function summaries(address: string): SummaryOf {
    return async (table) => {
      try {
        await rates.take('address', address);
        return await tables.summary(table);
      } catch (err) {
        log.debug({ err }, 'serving a page without its preview');
        return null;
      }
    };
  }
}

/** Refuses those who take neither an answer as it is nor any compression that we have (RFC 9110, 12.5.3). */
function needEncoding(): Koa.Middleware {
  return async (ctx, next) => {
    ctx.vary('Accept-Encoding');
    if (ctx.acceptsEncodings('br', 'gzip', 'identity') === false) ctx.throw(406);
    await next();
  };
}

/** What a page of one of the further origins is told, so that its browser lets it read the answer. */
function allowedOrigin(origin: string, config: Config): string {
  return config.allowedOrigins.includes(origin) ? origin : '';
}

/** The same check as for sockets, since a browser sends a foreign page's request even when it hides the answer. */
function refuseForeignPages(config: Config): Koa.Middleware {
  return async (ctx, next) => {
    if (!isAllowedOrigin(ctx.req, config)) ctx.throw(403);
    await next();
  };
}

/** Ends requests for parts of the server that have nothing at that path, before the page's files are searched. */
function notUnder(prefixes: readonly string[]): Koa.Middleware {
  return async (ctx, next) => {
    if (prefixes.some((prefix) => ctx.path === prefix || ctx.path.startsWith(`${prefix}/`))) return;
    await next();
  };
}
