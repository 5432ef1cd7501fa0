import { expect, it } from 'vitest';
import { decode } from './base64.ts';

it('decodes bytes that were encoded as base64', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (const length of [0, 1, 2, 3, 255, 256]) {
    const some = bytes.slice(0, length);
    expect(new Uint8Array(decode(Buffer.from(some).toString('base64')))).toEqual(some);
  }
});
