import type { Metrics } from '../metrics/metrics.ts';
import { hashSecret, matchesHash } from '../secrets.ts';
import { Routes } from './router.ts';

/** Serves the Prometheus metrics to clients with the bearer token (RFC 6750). */
export function metricsRoutes(metrics: Metrics, token: string): Routes {
  const routes = new Routes();
  const hash = hashSecret(token);
  routes.add('GET /metrics', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const shown = /^Bearer (.+)$/i.exec(ctx.get('Authorization'))?.[1];
    if (shown === undefined || !matchesHash(shown, hash)) {
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer');
      return;
    }
    ctx.type = metrics.contentType;
    ctx.body = await metrics.text();
  });
  return routes;
}
