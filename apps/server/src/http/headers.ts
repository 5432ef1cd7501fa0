import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../config.ts';
import { hostOf } from './origin.ts';

const HALF_A_YEAR = 180 * 24 * 60 * 60;

/**
 * Headers of all responses: browsers must not guess content types, and other sites must not embed
 * our responses.
 */
export const headersOfAll = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * Sets the security headers. A document's headers govern everything in it, so files and API
 * responses need only the common ones.
 */
export function securityHeaders(config: Config): Middleware {
  const forDocuments = documentHeaders(config);
  return async (ctx, next) => {
    ctx.set(headersOfAll);
    await next();
    if (ctx.response.is('html') !== false) await forDocuments(ctx, () => Promise.resolve());
  };
}

/**
 * The page may run only its own code and connect only to its own server, and other pages must not
 * frame it.
 */
function documentHeaders(config: Config): Middleware {
  // Not on plain HTTP, as in a home network: browsers ignore these headers there or warn about
  // them.
  const secure = config.publicUrl?.protocol === 'https:';
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", (request) => socketsOf(request, config)],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    strictTransportSecurity: secure && { maxAge: HALF_A_YEAR, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * Our own WebSockets, which `'self'` does not include in every browser. Both schemes, since a proxy
 * may terminate TLS.
 */
function socketsOf(request: IncomingMessage, { trustProxy }: Config): string {
  const host = hostOf(request, trustProxy) ?? '';
  // The client chooses the Host header, so nothing in it may become a directive.
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : '';
}
