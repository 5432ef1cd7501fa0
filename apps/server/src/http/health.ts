import { Routes } from './router.ts';

/**
 * Why the server cannot work: it cannot write to the storage, is cut off from the other servers, or
 * is about to stop.
 */
type Missing = 'storage' | 'others' | 'closing';

/** The reason why the server is not ready, with a hint for the operator. */
export interface Lack {
  missing: Missing;
  /** Public: it names parts and variables, never a value. */
  hint: string;
}

/**
 * The probes: `/healthz` reports whether the process is alive, `/readyz` whether it can work now.
 */
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
