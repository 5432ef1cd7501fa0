import type { IncomingMessage } from 'node:http';
import { seatNumber, tableId, tableStatus } from '@sobremesa/protocol';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { queryOf } from '../http/query.ts';
import { HttpRefusedError } from '../http/refused.ts';
import type { RouteName } from '../http/router.ts';
import type { Logger } from '../log.ts';
import { read } from '../read.ts';
import type { Tables } from '../tables/index.ts';
import { BlockRefusedError, LONGEST_BLOCK, type Blocks } from '../addresses/blocks.ts';
import { sessionCookie } from './cookie.ts';
import type { OperatorHandler } from './guard.ts';
import type { Reports } from './reports.ts';
import type { Sessions } from './sessions.ts';

const LIST_LENGTH = 50;

const block = z.strictObject({
  address: z.string().check(z.maxLength(60)),
  hours: z.number().check(z.positive(), z.lte(LONGEST_BLOCK)),
});
const lifted = z.object({ address: z.string().check(z.maxLength(60)) });
const listed = z.object({ offset: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0) });
const listedTables = z.extend(listed, { status: tableStatus });
const aTable = z.object({ table: tableId });
const aSeat = z.object({ table: tableId, seat: z.pipe(z.coerce.number(), seatNumber) });

export interface OperationsParts {
  config: Config;
  log: Logger;
  tables: Tables;
  blocks: Blocks;
  sessions: Sessions;
  reports: Reports;
  /** The client's address, or its network for IPv6. */
  addressOf: (ctx: { req: IncomingMessage }) => string;
}

/** What the operator can see and do, by method and path below `/admin/api`. */
export function operations(parts: OperationsParts): Readonly<Record<RouteName, OperatorHandler>> {
  const { config, log, tables, blocks, sessions, reports, addressOf } = parts;
  return {
    'DELETE /session': (ctx, session) => {
      session.end(sessions);
      ctx.set('Set-Cookie', sessionCookie(config, '', 0));
      ctx.status = 204;
    },
    'GET /server': async (ctx) => {
      ctx.body = await reports.server();
    },
    'GET /tables': async (ctx) => {
      const { status, offset } = read(listedTables, queryOf(ctx));
      ctx.body = await reports.tables(status, { offset, limit: LIST_LENGTH });
    },
    'GET /people': async (ctx) => {
      const { offset } = read(listed, queryOf(ctx));
      ctx.body = await reports.people({ offset, limit: LIST_LENGTH });
    },
    'GET /blocks': (ctx) => {
      ctx.body = { items: blocks.list, total: blocks.list.length };
    },
    'POST /tables/:table/end': async (ctx) => {
      const { table } = read(aTable, ctx.params);
      const named = tables.nameInLog(table);
      await tables.end(table);
      log.info({ table: named }, 'operator ended a match');
      ctx.status = 204;
    },
    'DELETE /tables/:table': async (ctx) => {
      const { table } = read(aTable, ctx.params);
      const named = tables.nameInLog(table);
      await tables.withdraw(table);
      log.info({ table: named }, 'operator removed a table');
      ctx.status = 204;
    },
    'POST /tables/:table/seats/:seat/link': async (ctx) => {
      const { table, seat } = read(aSeat, ctx.params);
      ctx.body = await tables.reissue(table, seat);
      log.info({ table: tables.nameInLog(table), seat }, 'operator made a link to a seat');
    },
    'POST /blocks': async (ctx) => {
      const { address, hours } = read(block, ctx.request.body);
      ctx.body = await blocks.add(address, hours, addressOf(ctx)).catch(refuse);
      log.info({ hours }, 'operator blocked an address');
    },
    'DELETE /blocks': async (ctx) => {
      const { address } = read(lifted, queryOf(ctx));
      if (!(await blocks.lift(address))) throw new HttpRefusedError(404, 'notBlocked');
      log.info('operator unblocked an address');
      ctx.status = 204;
    },
  };
}

/** @throws HttpRefusedError in place of the refusal of a block */
function refuse(error: unknown): never {
  if (!(error instanceof BlockRefusedError)) throw error;
  throw new HttpRefusedError(error.code === 'noAddress' ? 400 : 409, error.code);
}
