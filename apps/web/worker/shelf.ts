/**
 * The name under which a device keeps a build of the page. Several pages may be served below paths
 * of one host, and share what a browser calls its caches.
 *
 * @param scope where the page is served, with a slash at its end
 * @param build left out: how all names of this page begin
 */
export function shelfOf(scope: string, build = ''): string {
  return `sobremesa ${scope} ${build}`;
}
