import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

/**
 * JSON lines on stderr; stdout is left to what the server tells the person who started it. Callers pass tables by `nameInLog`, and codes,
 * never a key, a token, an address (except at debug) or anything of a match.
 */
export function createLog(level: Config['logLevel']): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: true }));
}
