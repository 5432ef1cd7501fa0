import Koa from 'koa';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { healthRoutes } from './health.ts';

it('a server that stops, cannot write, or is cut off from the others is alive but not ready, and names the reason', async () => {
  for (const missing of ['closing', 'storage', 'others'] as const) {
    const app = new Koa();
    app.silent = true;
    const server = app.use(healthRoutes(async () => ({ missing, hint: 'look there' })).middleware).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect({ status: ready.status, body: await ready.json() }).toEqual({
      status: 503,
      body: { ok: false, missing, hint: 'look there' },
    });
    server.close();
  }
});
