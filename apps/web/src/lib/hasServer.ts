/**
 * Whether a server belongs to this page. `npm run build:static` builds one without: lessons, rules
 * and matches on the device, for any host of static files. `build/withoutServer.ts` replaces this.
 */
export const hasServer: boolean = true;
