import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../config.ts';

const HALF_A_YEAR = 180 * 24 * 60 * 60;

/** The security headers of every answer: the page runs its own code only, and nobody else's page may frame it. */
export function securityHeaders(config: Config): Middleware {
  // Browsers ignore or complain about these on the plain HTTP of a home network.
  const secure = config.publicUrl?.protocol === 'https:';
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
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
