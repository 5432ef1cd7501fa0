/** What the page is made of: paths of files, relative to where the page is served. */
export interface Files {
  /** Names this build of the page. */
  build: string;
  /** Without these nothing begins. */
  start: readonly string[];
  /** All else, which can be had later. */
  rest: readonly string[];
}

/**
 * How a request is answered: with the page, with this file of it, or by whoever else answers; with
 * nothing kept.
 */
export type Way = { kind: 'page' } | { kind: 'file'; path: string } | { kind: 'pass' };

/** What a worker is asked. */
interface Asked {
  method: string;
  /** Whether somebody goes to another page. */
  navigates: boolean;
  url: string;
}

/**
 * Addresses that show the page, as `http/page.ts` of the server has them; that of the operator
 * always comes from the server.
 */
const pageRoute =
  /^(?:$|licences$|t\/[^/]+$|take\/[^/]+$|notices\/(?:confirm|stop)\/[^/]+$|learn\/[^/]+$|about\/[^/]+$|rules\/[^/]+(?:\/[^/]+)?$|here(?:\/[^/]+)?$)/;

const pass: Way = { kind: 'pass' };

/**
 * How a request is answered. Only the page itself and its files are ever kept: what a server tells
 * of tables, people and itself is not.
 *
 * @param scope where the page is served, with a slash at its end
 */
export function wayOf({ method, navigates, url }: Asked, scope: string, { start, rest }: Files): Way {
  if (method !== 'GET' || !url.startsWith(scope)) return pass;
  const path = decodeURI(url.slice(scope.length).replace(/[?#].*$/, ''));
  if (navigates) return pageRoute.test(path) ? { kind: 'page' } : pass;
  return start.includes(path) || rest.includes(path) ? { kind: 'file', path } : pass;
}
