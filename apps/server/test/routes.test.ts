import { Router } from '@koa/router';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { bearerOf, cookieOf } from './support/admin.ts';
import { startServer, type TestServer } from './support/server.ts';

interface Route {
  method: string;
  path: string;
}

/** Requests that need no session, and, in the second list, no rate limit. */
const OPEN = new Set(['POST /admin/api/session']);
const UNLIMITED = new Set(['/healthz', '/readyz', '/metrics']);

const samples: Readonly<Record<string, string>> = {
  table: 'AAAAAAAAAAA',
  seat: '0',
  token: 'x.y',
  name: 'secrets',
  id: 'AAAAAAAAAAA',
};

const spellings: Readonly<Record<string, (path: string) => string>> = {
  unchanged: (path) => path,
  'in capitals': (path) => path.replace(/^\/[^/]+/, (first) => first.toUpperCase()),
  'with one capital': (path) => path.replace(/\/([a-z])(?=[a-z]*$)/, (_, letter: string) => `/${letter.toUpperCase()}`),
  'with a doubled slash': (path) => path.replace(/(?<=.)\//, '//'),
  'with a doubled slash in front': (path) => `/${path}`,
  'with a slash at its end': (path) => `${path.replace(/\/$/, '')}/`,
  'percent-encoded': (path) => path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
  'with an encoded slash': (path) => path.replace(/(?<=.)\//, '%2F'),
};

let register: MockInstance<Router['register']>;

beforeEach(() => {
  register = vi.spyOn(Router.prototype, 'register');
});
afterEach(() => register.mockRestore());

/**
 * All routes that the server has registered since the test began, with values for their parameters.
 */
function registered(): Route[] {
  return register.mock.calls.flatMap(([paths, methods], call) => {
    const { prefix = '' } = (register.mock.contexts[call] as Router).opts;
    return [paths].flat().flatMap((path) => {
      const filled = `${prefix}${String(path)}`.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? '');
      return methods.map((method) => ({ method: method.toUpperCase(), path: filled.replace(/(?<=.)\/$/, '') }));
    });
  });
}

async function send({ url }: TestServer, { method, path }: Route, headers: Record<string, string> = {}) {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Possible statuses of a request that must not reach its handler. The page's files reject a path
 * that begins with two slashes.
 */
function refusedBeforeHandler({ method }: Route, path: string, statuses: number[]): number[] {
  return path.startsWith('//') && (method === 'GET' || method === 'HEAD') ? [...statuses, 400] : statuses;
}

describe('every registered route', () => {
  it('has its checks in its own chain: no middleware has a path', async () => {
    await using server = await startServer({ env: { METRICS_TOKEN: 'a-token-of-sixteen' } });
    expect(server.port).toBeGreaterThan(0);
    expect(registered().length).toBeGreaterThan(20);
    expect(register.mock.calls.filter(([, methods]) => methods.length === 0)).toEqual([]);
  });

  it.each(Object.entries(spellings))('of the admin API needs a session, %s', async (_, spell) => {
    await using server = await startServer();
    const routes = registered().filter(({ path }) => path.startsWith('/admin/api/'));
    expect(routes.length).toBeGreaterThan(8);
    for (const route of routes) {
      if (OPEN.has(`${route.method} ${route.path}`)) continue;
      const status = await send(server, { ...route, path: spell(route.path) });
      expect(refusedBeforeHandler(route, spell(route.path), [401, 404]), `${route.method} ${spell(route.path)}`).toContain(
        status,
      );
    }
  });

  it('of the admin API answers only at its exact spelling, for any client', async () => {
    await using server = await startServer();
    for (const headers of [await cookieOf(server), bearerOf(server)]) {
      expect(await send(server, { method: 'GET', path: '/admin/api/people' }, headers)).toBe(200);
      for (const path of ['/ADMIN/api/people', '/admin/API/people', '/admin/api/People'])
        expect(await send(server, { method: 'GET', path }, headers), `GET ${path}`).toBe(404);
    }
  });

  it.each(Object.entries(spellings))('is limited by address, %s', async (_, spell) => {
    await using server = await startServer({
      rates: { address: { points: 0, seconds: 60 }, claim: { points: 0, seconds: 60 } },
      env: { METRICS_TOKEN: 'a-token-of-sixteen' },
    });
    const routes = registered().filter(({ path }) => !UNLIMITED.has(path));
    expect(routes.map(({ path }) => path)).toContain('/games/secrets/create');
    for (const route of routes) {
      const status = await send(server, { ...route, path: spell(route.path) });
      expect(refusedBeforeHandler(route, spell(route.path), [404, 429]), `${route.method} ${spell(route.path)}`).toContain(
        status,
      );
    }
  });
});
