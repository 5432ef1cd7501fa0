/** The server's log, as far as tables use it. Log ids and errors, never a key, a token or a state. */
export interface Log {
  debug(about: object, message: string): void;
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}
