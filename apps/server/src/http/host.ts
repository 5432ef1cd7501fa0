import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Middleware } from 'koa';
import type { Config } from '../config.ts';
import { hostOf } from './origin.ts';
import { PROBES } from './request-log.ts';

/**
 * `uri-host [ ":" port ]` of RFC 9110, section 7.2, narrower than RFC 3986: no percent-encoding, no
 * zero before the port. URL parsers accept more, such as `evil@host` and `host/evil`.
 */
const hostAndPort = /^([\w.~-]+|\[[\d.:a-f]+\])(?::([1-9]\d{0,4})?)?$/i;

/** Whether a request's `Host` is the public host name. Without `PUBLIC_URL`, any valid one is. */
export function isOwnHost(request: IncomingMessage, { publicUrl, trustProxy }: Config): boolean {
  if (publicUrl === undefined) return true;
  const asked = hostAndPort.exec(hostOf(request, trustProxy) ?? '');
  if (asked === null) return false;
  const [, name = '', port] = asked;
  const standard = publicUrl.protocol === 'https:' ? '443' : '80';
  return nameOf(name) === publicUrl.hostname && (port || standard) === (publicUrl.port || standard);
}

/**
 * Refuses requests with another `Host` (421, RFC 9110, 15.5.20), so that the server never answers
 * under somebody else's host name. Health checks may use any host name: they come from this
 * machine.
 */
export function refuseOtherHosts(config: Config): Middleware {
  return async (ctx, next) => {
    if (isOwnHost(ctx.req, config) || PROBES.has(ctx.path)) return next();
    ctx.status = 421;
    ctx.type = 'text/plain';
    ctx.body = `This server is ${config.publicUrl?.href} and answers to no other name. Its host can change that with PUBLIC_URL.\n`;
    return undefined;
  };
}

/** The host name as in a URL: in lower case, an IPv6 address in its shortest form. */
function nameOf(name: string): string {
  return isIPv6(name.slice(1, -1)) ? new URL(`http://${name}`).hostname : name.toLowerCase();
}
