import type { IncomingMessage } from 'node:http';
import {
  groupId,
  mailAddress,
  notificationLanguage,
  seatNumber,
  tableId,
  tableStatus,
  type AdminBackup,
  type AdminNotifications,
  type AdminTestMail,
} from '@sobremesa/protocol';
import * as z from 'zod/mini';
import type { Backups } from '../backups/backups.ts';
import type { Config } from '../config.ts';
import { queryOf } from '../http/query.ts';
import { HttpRefusedError } from '../http/refused.ts';
import type { RouteName } from '../http/router.ts';
import type { Logger } from '../log.ts';
import type { Notifications } from '../notifications/index.ts';
import { read } from '../read.ts';
import { RefusedError } from '../refused.ts';
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
const testMail = z.strictObject({ address: mailAddress, language: notificationLanguage });
const lifted = z.object({ address: z.string().check(z.maxLength(60)) });
const listed = z.object({ offset: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0) });
const listedTables = z.extend(listed, { status: tableStatus });
const aTable = z.object({ table: tableId });
const aGroup = z.object({ group: groupId });
const aSeat = z.object({ table: tableId, seat: z.pipe(z.coerce.number(), seatNumber) });

export interface OperationsParts {
  config: Config;
  log: Logger;
  tables: Tables;
  blocks: Blocks;
  sessions: Sessions;
  reports: Reports;
  /** Null if notifications are off. */
  notifications: Notifications | null;
  /** Null with PostgreSQL. */
  backups: Backups | null;
  /** The client's address, or its network for IPv6. */
  addressOf: (ctx: { req: IncomingMessage }) => string;
}

/** The handlers of the operator's API, by method and path below `/admin/api`. */
export function operations(parts: OperationsParts): Readonly<Record<RouteName, OperatorHandler>> {
  const { config, log, tables, blocks, sessions, reports, notifications, backups, addressOf } = parts;
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
    'GET /notifications': (ctx) => {
      ctx.body = {
        mail: notifications?.offers.mail ?? false,
        failed: [...(notifications?.failedDeliveries.list ?? [])],
      } satisfies AdminNotifications;
    },
    'POST /backups': async (ctx) => {
      if (backups === null) throw new RefusedError('notOffered');
      const { path, tables, people, bytes } = await backups.make().catch((err: unknown) => {
        log.error({ err }, 'a backup failed');
        throw new HttpRefusedError(503, 'backupFailed');
      });
      ctx.body = { path, tables, people, bytes } satisfies AdminBackup;
    },
    'POST /mails': async (ctx) => {
      const { address, language } = read(testMail, ctx.request.body);
      if (notifications === null) throw new RefusedError('notOffered');
      const reason = await notifications.testMail(address, language);
      log.info({ isSent: reason === null }, 'operator sent a test mail');
      ctx.body = { reason } satisfies AdminTestMail;
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
    'DELETE /groups/:group': async (ctx) => {
      const { group } = read(aGroup, ctx.params);
      await tables.groups((groups) => groups.delete(group));
      log.info('operator deleted a group');
      ctx.status = 204;
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

/** Converts the refusal of a block. @throws HttpRefusedError */
function refuse(error: unknown): never {
  if (!(error instanceof BlockRefusedError)) throw error;
  throw new HttpRefusedError(error.code === 'noAddress' ? 400 : 409, error.code);
}
