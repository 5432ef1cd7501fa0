import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/**
 * Whether a page of the request's origin may use the server. A request without an origin does not
 * come from another site's page: programs send none, and neither do browsers for a page's own GET
 * requests.
 */
export function isAllowedOrigin(request: IncomingMessage, config: Config): boolean {
  const { origin } = request.headers;
  return (origin !== undefined && config.allowedOrigins.includes(origin)) || isOwnOrigin(request, config);
}

/**
 * Whether a browser sends the request for a page of another site without naming that page, as it
 * does for a picture.
 */
export function isCrossSite({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined && headers['sec-fetch-site'] === 'cross-site';
}

/** The same, but for the server's own pages only. */
export function isOwnOrigin(request: IncomingMessage, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === config.publicUrl?.origin) return true;
  if (!URL.canParse(origin)) return false;
  // A proxy may speak TLS for us, so only the host is compared.
  return new URL(origin).host === hostOf(request, config.trustProxy);
}

/**
 * The host and port that the browser used: from its `Host` header, or behind a trusted proxy from
 * the proxy's header.
 */
export function hostOf(request: IncomingMessage, trustProxy: number): string | undefined {
  const forwarded = request.headers['x-forwarded-host'];
  if (trustProxy === 0 || typeof forwarded !== 'string') return request.headers.host;
  // As with addresses, each proxy may have appended the value that it received.
  const hosts = forwarded.split(',').map((host) => host.trim());
  return hosts.at(-trustProxy) ?? hosts[0];
}
