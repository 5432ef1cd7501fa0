import type { Context, Middleware } from 'koa';
import { ownPaths } from '../config.ts';
import type { Logger } from '../log.ts';
import { clientAddress } from '../addresses/clientAddress.ts';

/** What programs ask, again and again, to know how the server is. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for each request, without its query. */
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
 * The path as it may be logged. Some paths are secrets: `/take/<token>` gives a seat away,
 * `/notices/stop/<token>` ends notifications, `/t/<id>` is the invitation to an unlisted table. So
 * nothing of a path is logged but what the server itself calls it: the pattern of the route, such
 * as `/games/:name/:id/join`, or the first part where it is one of the server's own. A new route
 * cannot leak a token.
 */
function loggable(ctx: Context & { _matchedRoute?: unknown }): string {
  if (typeof ctx._matchedRoute === 'string') return ctx._matchedRoute;
  if (ctx.path === '/') return '/';
  const [, first = '', rest] = /^(\/[^/]*)(\/.*)?$/s.exec(ctx.path) ?? [];
  if (!ownPaths.has(first)) return '/…';
  return rest === undefined ? first : `${first}/…`;
}
