import { Routes } from './router.ts';

/**
 * Why the server cannot do its work: it cannot store anything, is cut off from the others, or is
 * about to stop.
 */
type Missing = 'storage' | 'others' | 'closing';

/** What is missing, and what the operator should look at. */
export interface Lack {
  missing: Missing;
  /** Public: it names parts and variables, never a value. */
  hint: string;
}

/** What the probes ask for: whether the process lives, and whether it can do its work now. */
export function healthRoutes(missing: () => Promise<Lack | null>): Routes {
  const routes = new Routes();
  routes.add('GET /healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ok: true };
  });
  routes.add('GET /readyz', async (ctx) => {
    const lacks = await missing();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = lacks === null ? 200 : 503;
    ctx.body = lacks === null ? { ok: true } : { ok: false, ...lacks };
  });
  return routes;
}
