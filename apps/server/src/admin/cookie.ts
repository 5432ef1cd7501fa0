import type { Config } from '../config.ts';

/** The name of the cookie that holds a session's token. */
export const COOKIE = 'sobremesa_admin';

/**
 * The `Set-Cookie` header of a session. Scripts cannot read the cookie, and browsers send it to the
 * admin pages of this site alone.
 *
 * @param seconds how long the browser keeps it; 0 deletes it
 */
export function sessionCookie({ basePath, publicUrl }: Config, token: string, seconds: number): string {
  const secure = publicUrl?.protocol === 'https:' ? '; Secure' : '';
  return `${COOKIE}=${token}; Path=${basePath}/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
