import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

/**
 * The part of the logger that tables use. They log errors and `nameInLog`, never a key, a token or
 * a state.
 */
export interface Log {
  debug(about: object, message: string): void;
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/**
 * Logs JSON lines to stderr; stdout has the messages for the person who started the server. Callers
 * pass tables by `nameInLog`, and codes, but never a key, a token, an address (except at debug) or
 * a part of a match.
 */
export function createLog(level: Config['logLevel']): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: true }));
}
