import type { ErrorCode, Refusal } from '@sobremesa/protocol';

/**
 * The server understood a request and refuses it. The client gets the code, and nothing has
 * changed.
 */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(code: ErrorCode, more: Omit<Refusal, 'code'> = {}) {
    super(code);
    this.name = 'RefusedError';
    this.refusal = { code, ...more };
  }
}
