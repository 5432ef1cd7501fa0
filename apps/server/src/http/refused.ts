/** Refusals that only HTTP knows; players never get to see them. */
const httpCodes = [
  'notFound',
  'unauthorized',
  'wrongCode',
  'foreignPage',
  'noAddress',
  'ownAddress',
  'notBlocked',
  'backupFailed',
] as const;
export type HttpCode = (typeof httpCodes)[number];

export function isHttpCode(code: string): code is HttpCode {
  return (httpCodes as readonly string[]).includes(code);
}

/** A request over HTTP that was understood and is not granted. */
export class HttpRefusedError extends Error {
  override readonly name = 'HttpRefusedError';
  readonly status: number;
  readonly code: HttpCode;

  constructor(status: number, code: HttpCode) {
    super(code);
    this.status = status;
    this.code = code;
  }
}
