import { bodyParser } from '@koa/bodyparser';
import { Router, type RouterContext } from '@koa/router';
import { limits, seatNumber, tableId, tableStatus } from '@sobremesa/protocol';
import type { Middleware } from 'koa';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { HttpRefusedError } from '../http/refused.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Logger } from '../log.ts';
import type { RateLimits } from '../rates.ts';
import { read } from '../read.ts';
import { matchesHash } from '../secrets.ts';
import type { Tables } from '../tables/index.ts';
import type { Blocks } from './blocks.ts';
import type { AdminCode } from './code.ts';
import type { Reports } from './reports.ts';
import { SESSION_MS, type Sessions } from './sessions.ts';

const COOKIE = 'sobremesa_admin';

/** A year, in hours: nobody is turned away for longer. */
const LONGEST_BLOCK = 365 * 24;

const LIST_LENGTH = 50;

const signIn = z.strictObject({ code: z.string().check(z.maxLength(100)) });
const block = z.strictObject({
  address: z.string().check(z.maxLength(60)),
  hours: z.number().check(z.positive(), z.lte(LONGEST_BLOCK)),
});
const lifted = z.object({ address: z.string().check(z.maxLength(60)) });
const listed = z.object({ offset: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0) });
const listedTables = z.extend(listed, { status: tableStatus });
const aTable = z.object({ table: tableId });
const aSeat = z.object({ table: tableId, seat: z.pipe(z.coerce.number(), seatNumber) });

interface AdminOptions {
  config: Config;
  log: Logger;
  tables: Tables;
  blocks: Blocks;
  /** Ends the connections of those who are turned away now. */
  cutBlocked: () => void;
  rates: RateLimits;
  code: AdminCode;
  sessions: Sessions;
  /** The hash of the token for programs on this machine. */
  local: Uint8Array;
  reports: Reports;
  addressOf: (ctx: RouterContext) => string;
}

/** What the operator can see and do, for the page at `/admin` and for `npm run admin`. */
export function adminRoutes(options: AdminOptions): Router {
  const { log, tables, blocks, rates, code, sessions, reports, addressOf } = options;
  const router = new Router({ prefix: '/admin/api' });
  router.use(async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    await rates.take('address', addressOf(ctx));
    await next();
  });
  router.use(refuseOtherSites(options.config));
  router.use(bodyParser({ enableTypes: ['json'], jsonLimit: limits.frameBytes }));

  router.post('/session', async (ctx) => {
    // Before it is looked at: who has no attempts left learns nothing by another one.
    await rates.take('admin', addressOf(ctx));
    const given = read(signIn, ctx.request.body);
    if (!code.fits(given.code)) {
      log.warn(log.isLevelEnabled('debug') ? { address: addressOf(ctx) } : {}, 'a wrong code at /admin');
      throw new HttpRefusedError(401, 'wrongCode');
    }
    ctx.set('Set-Cookie', cookie(options.config, sessions.open(code.hash), SESSION_MS / 1000));
    log.info('the operator came in');
    ctx.status = 204;
  });

  router.use(mustBeHost(options));

  router.delete('/session', (ctx) => {
    sessions.close(ctx.cookies.get(COOKIE) ?? '');
    ctx.set('Set-Cookie', cookie(options.config, '', 0));
    ctx.status = 204;
  });

  router.get('/server', async (ctx) => {
    ctx.body = await reports.server();
  });

  router.get('/tables', async (ctx) => {
    const { status, offset } = read(listedTables, ctx.query);
    ctx.body = await reports.tables(status, { offset, limit: LIST_LENGTH });
  });

  router.get('/people', async (ctx) => {
    const { offset } = read(listed, ctx.query);
    ctx.body = await reports.people({ offset, limit: LIST_LENGTH });
  });

  router.get('/blocks', (ctx) => {
    ctx.body = { items: blocks.list, total: blocks.list.length };
  });

  router.post('/tables/:table/end', async (ctx) => {
    const { table } = read(aTable, ctx.params);
    await tables.end(table);
    log.info({ table }, 'the operator ended a match');
    ctx.status = 204;
  });

  router.delete('/tables/:table', async (ctx) => {
    const { table } = read(aTable, ctx.params);
    await tables.withdraw(table);
    log.info({ table }, 'the operator removed a table');
    ctx.status = 204;
  });

  router.post('/tables/:table/seats/:seat/link', async (ctx) => {
    const { table, seat } = read(aSeat, ctx.params);
    ctx.body = await tables.reissue(table, seat);
    log.info({ table, seat }, 'the operator made a new link to a seat');
  });

  router.post('/blocks', async (ctx) => {
    const { address, hours } = read(block, ctx.request.body);
    ctx.body = await blocks.add(address, hours, addressOf(ctx));
    options.cutBlocked();
    log.info({ hours }, 'the operator turned an address away');
  });

  router.delete('/blocks', async (ctx) => {
    const { address } = read(lifted, ctx.query);
    if (!(await blocks.lift(address))) throw new HttpRefusedError(404, 'notBlocked');
    log.info('the operator lets an address in again');
    ctx.status = 204;
  });

  return router;
}

/** A page of another site cannot use the operator's browser, not even one whose players may connect. */
function refuseOtherSites(config: Config): Middleware {
  return async (ctx, next) => {
    const site = ctx.get('Sec-Fetch-Site');
    const isForeign = site !== '' && site !== 'same-origin' && site !== 'none';
    if (isForeign || !isOwnOrigin(ctx.req, config)) throw new HttpRefusedError(403, 'foreignPage');
    await next();
  };
}

/** Lets those through who have a session, or the token of this machine. */
function mustBeHost({ code, sessions, local }: AdminOptions): Middleware {
  return async (ctx, next) => {
    const shown = /^Bearer (.+)$/i.exec(ctx.get('Authorization'))?.[1];
    const isIn = shown === undefined ? sessions.holds(ctx.cookies.get(COOKIE) ?? '', code.hash) : matchesHash(shown, local);
    if (!isIn) throw new HttpRefusedError(401, 'unauthorized');
    await next();
  };
}

/** @param seconds how long the browser keeps it; 0 takes it away */
function cookie({ basePath, publicUrl }: Config, token: string, seconds: number): string {
  const secure = publicUrl?.protocol === 'https:' ? '; Secure' : '';
  return `${COOKIE}=${token}; Path=${basePath}/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
