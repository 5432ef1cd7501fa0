import type { Context, Middleware } from 'koa';
import { ownPaths } from '../config.ts';
import type { Logger } from '../log.ts';
import { clientAddress } from '../addresses/clientAddress.ts';

/** Paths that monitoring requests periodically. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs one line per request, without the query. */
export function requestLog(log: Logger, trustProxy: number): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const line = {
      method: ctx.method,
      path: loggable(ctx),
      status: ctx.status,
      ms: Math.round(performance.now() - start),
    };
    if (log.isLevelEnabled('debug')) log.debug({ ...line, address: clientAddress(ctx.req, trustProxy) }, 'request');
    else if (!PROBES.has(ctx.path)) log.info(line, 'request');
  };
}

/**
 * The path in a form that may be logged. Some paths are secrets: `/take/<token>` transfers a seat,
 * `/device/<token>` adds a device,
 * `/notices/stop/<token>` ends notifications, `/t/<id>` is the invitation to an unlisted table. So
 * only the server's own names are logged: the pattern of the route, such as
 * `/games/:name/:id/join`, or the first part of one of the server's paths. A new route cannot leak
 * a token.
 */
function loggable(ctx: Context & { _matchedRoute?: unknown }): string {
  if (typeof ctx._matchedRoute === 'string') return ctx._matchedRoute;
  if (ctx.path === '/') return '/';
  const [, first = '', rest] = /^(\/[^/]*)(\/.*)?$/s.exec(ctx.path) ?? [];
  if (!ownPaths.has(first)) return '/…';
  return rest === undefined ? first : `${first}/…`;
}
