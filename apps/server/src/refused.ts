import type { ErrorCode, Refusal } from '@sobremesa/protocol';

/**
 * A request that was understood and is not granted. Its code is sent to whoever asked; nothing has
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
