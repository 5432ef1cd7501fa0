import { CODE_LETTERS, codeFrom } from '@sobremesa/protocol';
import { randomIndex } from '../secrets.ts';
import type { Keys } from './keys.ts';

const LENGTH = 8;

/** A random code to type, without letters that look alike. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => CODE_LETTERS[randomIndex(CODE_LETTERS.length)]).join('');
}

/** The request and the user for which a code is valid. */
export interface CodeTarget {
  address: string;
  /** The mark of the request that asked for it. */
  request: string;
}

/**
 * The stored form of a code: a keyed hash, since a code is too short for a plain one. Null for a
 * text that is not a code.
 */
export function codeMark(keys: Keys, { address, request }: CodeTarget, typed: string): Uint8Array | null {
  const code = codeFrom(typed);
  return code === null ? null : keys.mark('device code', request, address.toLowerCase(), code);
}
