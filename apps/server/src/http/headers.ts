import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../config.ts';
import { hostOf } from './origin.ts';

const HALF_A_YEAR = 180 * 24 * 60 * 60;

/**
 * What every answer says: it is what its type says that it is, and no other site may take it into
 * its pages.
 */
export const headersOfAll = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * The security headers. Those of a document rule all that happens in it, so its files and the
 * answers to its scripts need only what holds for every answer.
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
 * The page runs its own code only, speaks to its own server only, and nobody else's page may frame
 * it.
 */
function documentHeaders(config: Config): Middleware {
  // Browsers ignore or complain about these on the plain HTTP of a home network.
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
 * Our own WebSockets, which `'self'` does not include in every browser. A proxy may speak TLS for
 * us, so both kinds.
 */
function socketsOf(request: IncomingMessage, { trustProxy }: Config): string {
  const host = hostOf(request, trustProxy) ?? '';
  // The host is what somebody says; nothing that it says may become a directive.
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : '';
}
