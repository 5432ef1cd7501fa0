/**
 * Whether this page has a server. `npm run build:static` builds one without: lessons, rules and
 * matches on the device, for any host of static files. `build/withoutServer.ts` replaces this
 * constant.
 */
export const hasServer: boolean = true;
