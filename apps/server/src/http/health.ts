import { Router } from '@koa/router';

/** What the probes ask for: whether the process lives, and whether it can do its work now. */
export function healthRoutes(isReady: () => Promise<boolean>): Router {
  const router = new Router();
  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ok: true };
  });
  router.get('/readyz', async (ctx) => {
    const ok = await isReady().catch(() => false);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = ok ? 200 : 503;
    ctx.body = { ok };
  });
  return router;
}
