/** Paths of the page's files, relative to the page's URL. */
export interface Files {
  /** Names this build of the page. */
  build: string;
  /** Files without which the page does not start. */
  start: readonly string[];
  /** All other files, which can be cached later. */
  rest: readonly string[];
}

/** The answer to a request: the cached page, a cached file, or the network without caching. */
export type Way = { kind: 'page' } | { kind: 'file'; path: string } | { kind: 'pass' };

/** The fields of a request that decide on its answer. */
interface Asked {
  method: string;
  /** Whether the request is a navigation to another page. */
  navigates: boolean;
  url: string;
}

/**
 * Paths that show the page, as in the server's `http/page.ts`. Hosts of static files add a slash at
 * the end. The operator's page always comes from the server.
 */
const pageRoute =
  /^(?:|(?:licences|t\/[^/]+|take\/[^/]+|device\/[^/]+|(?:group|join-group)\/[^/]+|notices\/(?:confirm|stop)\/[^/]+|learn\/[^/]+|about\/[^/]+|gallery(?:\/[^/]+){0,2}|rules\/[^/]+(?:\/[^/]+)?|(?:here|replay)(?:\/[^/]+)?)\/?)$/;

const pass: Way = { kind: 'pass' };

/**
 * Decides how to answer a request. Only the page and its files are cached; the server's data on
 * tables, people and itself are not.
 *
 * @param scope URL of the page, with a slash at its end
 */
export function wayOf({ method, navigates, url }: Asked, scope: string, { start, rest }: Files): Way {
  if (method !== 'GET' || !url.startsWith(scope)) return pass;
  const path = decodeURI(url.slice(scope.length).replace(/[?#].*$/, ''));
  if (navigates) return pageRoute.test(path) ? { kind: 'page' } : pass;
  return start.includes(path) || rest.includes(path) ? { kind: 'file', path } : pass;
}
