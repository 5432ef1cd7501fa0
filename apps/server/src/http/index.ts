import type { IncomingMessage } from 'node:http';
import cors from '@koa/cors';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Blocks } from '../addresses/blocks.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import { refuseBlocked } from './blocked.ts';
import { namedErrors } from './errors.ts';
import { securityHeaders } from './headers.ts';
import { refuseOtherHosts } from './host.ts';
import { isAllowedOrigin } from './origin.ts';
import { page } from './page.ts';
import type { SummaryOf } from './preview.ts';
import { requestLog } from './request-log.ts';
import type { Routes } from './router.ts';

interface HttpParts {
  config: Config;
  log: Logger;
  meter: Meter;
  blocks: Blocks;
  routes: readonly Routes[];
  /** Paths below which only routes answer, never a file of the page. */
  reserved: readonly string[];
  /** Returns the table lookup for previews, for a request from this address. */
  summariesFor: (address: string) => SummaryOf;
  /** The address by which a client is counted. */
  addressOf: (ctx: { req: IncomingMessage }) => string;
}

/** The Koa app: checks that hold for every request, then the given routes, then the built page. */
export function createHttp(parts: HttpParts): Koa {
  const { config, log, meter, blocks, routes, reserved, summariesFor, addressOf } = parts;
  const app = new Koa();
  // Koa prints errors that occur while a response is being sent, such as a browser that
  // disconnects.
  app.silent = true;
  app.on('error', (err: unknown) => log.debug({ err }, 'answer broken off'));

  app.use(requestLog(log, config.trustProxy));
  app.use(securityHeaders(config));
  app.use(refuseOtherHosts(config));
  app.use(refuseBlocked(blocks, config));
  app.use(compress({ zstd: false, deflate: false }));
  app.use(namedErrors(log, meter));
  app.use(needEncoding());
  app.use(cors({ origin: (ctx) => allowedOrigin(ctx.get('Origin'), config) }));
  app.use(refuseForeignPages(config));
  app.use(refuseEncodedBodies());
  for (const { middleware } of routes) app.use(middleware);
  app.use(notUnder(reserved));
  app.use(page(config, (ctx) => summariesFor(addressOf(ctx))));
  return app;
}

/**
 * Refuses clients that accept neither an uncompressed response nor any of our compressions (RFC
 * 9110, 12.5.3).
 */
function needEncoding(): Koa.Middleware {
  return async (ctx, next) => {
    ctx.vary('Accept-Encoding');
    if (ctx.acceptsEncodings('br', 'gzip', 'identity') === false) ctx.throw(406);
    await next();
  };
}

/** The `Access-Control-Allow-Origin` header for a page of one of the further origins. */
function allowedOrigin(origin: string, config: Config): string {
  return config.allowedOrigins.includes(origin) ? origin : '';
}

/**
 * The same check as for sockets: a browser sends the request of a foreign page even if it hides the
 * response.
 */
function refuseForeignPages(config: Config): Koa.Middleware {
  return async (ctx, next) => {
    if (!isAllowedOrigin(ctx.req, config)) ctx.throw(403);
    await next();
  };
}

/**
 * Refuses compressed bodies: no client sends any, and a small one can fill the memory when it is
 * inflated (RFC 9110, 15.5.16).
 */
function refuseEncodedBodies(): Koa.Middleware {
  return async (ctx, next) => {
    const encoding = ctx.get('Content-Encoding').toLowerCase();
    if (encoding !== '' && encoding !== 'identity') ctx.throw(415);
    await next();
  };
}

/**
 * Ends requests that no route answers below the server's paths, before the page's files are
 * searched.
 */
function notUnder(prefixes: readonly string[]): Koa.Middleware {
  return async (ctx, next) => {
    if (prefixes.some((prefix) => ctx.path === prefix || ctx.path.startsWith(`${prefix}/`))) return;
    await next();
  };
}
