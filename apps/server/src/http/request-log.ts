import type { Middleware } from 'koa';
import type { Logger } from '../log.ts';
import { clientAddress } from './client-address.ts';

/** What programs ask, again and again, to know how the server is. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for each request. Queries are left out, and so are the one-time tokens in a path. */
export function requestLog(log: Logger, trustProxy: number): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const line = {
      method: ctx.method,
      path: withoutTokens(ctx.path),
      status: ctx.status,
      ms: Math.round(performance.now() - start),
    };
    if (log.isLevelEnabled('debug')) log.debug({ ...line, address: clientAddress(ctx.req, trustProxy) }, 'request');
    else if (!PROBES.has(ctx.path)) log.info(line, 'request');
  };
}

/** The path as it may be written down: `/take/<token>` gives somebody's seat to whoever reads it. */
function withoutTokens(path: string): string {
  return path.replace(/\/take\/.*/s, '/take/…');
}
