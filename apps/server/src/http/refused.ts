/** Refusal codes that exist over HTTP only. Players never see them. */
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

/** The server understood an HTTP request and refuses it. */
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
