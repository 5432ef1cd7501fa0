/**
 * The name of the cache for a build of the page. Several pages may be served below different paths
 * of one host, and share its caches.
 *
 * @param scope URL of the page, with a slash at its end
 * @param build omitted for the common prefix of all names of this page
 */
export function shelfOf(scope: string, build = ''): string {
  return `sobremesa ${scope} ${build}`;
}
