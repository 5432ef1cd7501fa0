import { readLocalDoor } from '../../src/admin/local.ts';
import type { TestServer } from './server.ts';

/** A response of `/admin/api`; the body is null if there is none. */
export interface AdminAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Sends a request to `/admin/api` as a program would, with these additional headers. */
export async function admin(
  { url }: { url: string },
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<AdminAnswer> {
  const answer = await fetch(`${url}/admin/api${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
}

export const signIn = (server: { url: string }, code: string, headers: Record<string, string> = {}): Promise<AdminAnswer> =>
  admin(server, 'POST', '/session', { body: { code }, headers });

/** The headers of a browser that is signed in. */
export async function cookieOf(server: TestServer): Promise<Record<string, string>> {
  const { headers } = await signIn(server, server.adminCode ?? '');
  return { Cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** The headers of a program on the same machine. */
export function bearerOf({ dataDir }: TestServer): Record<string, string> {
  return { Authorization: `Bearer ${readLocalDoor(dataDir).token}` };
}
