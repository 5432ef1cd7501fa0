import { bodyParser } from '@koa/bodyparser';
import { limits } from '@sobremesa/protocol';
import type { Middleware } from 'koa';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { HttpRefusedError } from '../http/refused.ts';
import { Routes, type Handler, type RouteName } from '../http/router.ts';
import type { RateLimits } from '../rates.ts';
import { read } from '../read.ts';
import type { AdminCode } from './code.ts';
import { sessionCookie } from './cookie.ts';
import { createGuard } from './guard.ts';
import { operations, type OperationsParts } from './operations.ts';
import { SESSION_MS } from './sessions.ts';

const signIn = z.strictObject({ code: z.string().check(z.maxLength(100)) });

interface AdminOptions extends OperationsParts {
  rates: RateLimits;
  code: AdminCode;
  /** The hash of the token for programs on this machine. */
  local: Uint8Array;
}

/**
 * The admin API, for the page at `/admin` and for `npm run admin`. Signing in is the only request
 * that needs no session.
 */
export function adminRoutes(options: AdminOptions): Routes {
  const guard = createGuard(options);
  const routes = new Routes('/admin/api', [
    // Before the rate limit: another site must not use up its visitors' points.
    refuseOtherSites(options.config),
    limitAddress(options),
    bodyParser({ enableTypes: ['json'], jsonLimit: limits.frameBytes }),
  ]);
  routes.add('POST /session', startSession(options));
  for (const [name, handle] of Object.entries(operations(options))) routes.add(name as RouteName, guard(handle));
  return routes;
}

function startSession({ config, log, rates, code, sessions, addressOf }: AdminOptions): Handler {
  return async (ctx) => {
    // The rate limit comes first: beyond it, the response must not show whether the guess was
    // right.
    await rates.take('admin', addressOf(ctx));
    const given = read(signIn, ctx.request.body);
    if (!code.fits(given.code)) {
      log.warn(log.isLevelEnabled('debug') ? { address: addressOf(ctx) } : {}, 'wrong code at /admin');
      throw new HttpRefusedError(401, 'wrongCode');
    }
    ctx.set('Set-Cookie', sessionCookie(config, sessions.open(code.hash), SESSION_MS / 1000));
    log.info('operator signed in');
    ctx.status = 204;
  };
}

function limitAddress({ rates, addressOf }: AdminOptions): Middleware {
  return async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    await rates.take('address', addressOf(ctx));
    await next();
  };
}

/**
 * A page of another site cannot use the operator's browser, not even one from an origin in
 * `ALLOWED_ORIGINS`.
 */
function refuseOtherSites(config: Config): Middleware {
  return async (ctx, next) => {
    const site = ctx.get('Sec-Fetch-Site');
    const isForeign = site !== '' && site !== 'same-origin' && site !== 'none';
    if (isForeign || !isOwnOrigin(ctx.req, config)) throw new HttpRefusedError(403, 'foreignPage');
    await next();
  };
}
