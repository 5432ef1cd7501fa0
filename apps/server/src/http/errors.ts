import type { ErrorCode } from '@sobremesa/protocol';
import type { Middleware } from 'koa';
import type { Logger } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import { RefusedError } from '../refused.ts';
import { StorageFailedError } from '../storage/errors.ts';
import { HttpRefusedError, isHttpCode, type HttpCode } from './refused.ts';

/** The HTTP status of each refusal. Where boardgame.io's lobby defines one, it is the same. */
const statusOf: Readonly<Record<ErrorCode, number>> = {
  badRequest: 400,
  tooLarge: 413,
  rateLimited: 429,
  notIdentified: 403,
  unknownGame: 404,
  unknownTable: 404,
  badOptions: 400,
  tableFull: 409,
  seatTaken: 409,
  seatClosed: 409,
  unknownSeat: 404,
  alreadySeated: 409,
  notSeated: 403,
  removed: 403,
  notHost: 403,
  notOpen: 409,
  notRunning: 409,
  notFinished: 409,
  badMoment: 400,
  tooManyComments: 409,
  tooManyMoves: 409,
  tooFewPlayers: 409,
  watchingNotAllowed: 403,
  badHandover: 404,
  badDeviceLink: 404,
  badCode: 404,
  unknownDevice: 404,
  tooManyDevices: 409,
  badPasskey: 404,
  tooManyPasskeys: 409,
  ownPasskey: 409,
  stale: 409,
  illegalMove: 409,
  nothingToUndo: 409,
  othersMayReturn: 409,
  muted: 403,
  unknownSpeaker: 404,
  notAway: 409,
  ruleDecides: 409,
  paused: 409,
  noClock: 409,
  windowOpen: 409,
  notPlaying: 403,
  noHoliday: 409,
  outOfTime: 409,
  notOutOfTime: 409,
  unknownGroup: 404,
  badGroupLink: 404,
  unknownMember: 404,
  tooManyGroups: 409,
  groupFull: 409,
  tooManyTables: 429,
  tooManyTablesHere: 429,
  tooManySpectators: 429,
  tooManySpectatorsHere: 429,
  serverFull: 503,
  notOffered: 404,
  badAddress: 400,
  mailedEnough: 429,
  unknownChannel: 404,
  shuttingDown: 503,
  unavailable: 503,
  internal: 500,
};

/** Turns errors into JSON responses `{error: {code}}`. Logs only unexpected ones. */
export function namedErrors(log: Logger, meter: Meter): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { status, code } = named(error);
      if (!isHttpCode(code)) meter.refused(code);
      if (code === 'internal' || error instanceof StorageFailedError) log.error({ err: error }, 'request failed');
      if (code === 'rateLimited') ctx.set('Retry-After', '10');
      ctx.status = status;
      ctx.body = { error: { code } };
    }
    if (ctx.status === 404 && ctx.body === undefined) {
      ctx.status = 404;
      ctx.body = { error: { code: 'notFound' } };
    }
  };
}

function named(error: unknown): { status: number; code: ErrorCode | HttpCode } {
  if (error instanceof HttpRefusedError) return error;
  if (error instanceof RefusedError) return { status: statusOf[error.refusal.code], code: error.refusal.code };
  if (error instanceof StorageFailedError) return { status: statusOf.unavailable, code: 'unavailable' };
  const status = httpStatus(error);
  if (status === 413) return { status, code: 'tooLarge' };
  if (status === 404) return { status, code: 'notFound' };
  if (status >= 400 && status < 500) return { status, code: 'badRequest' };
  return { status: 500, code: 'internal' };
}

/**
 * The status of an error that Koa or its middleware throws for a bad request. Errors of
 * decompression come from zlib, which sets a code only.
 */
function httpStatus(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  if ('status' in error && typeof error.status === 'number') return error.status;
  return 'code' in error && String(error.code).startsWith('Z_') ? 400 : 500;
}
