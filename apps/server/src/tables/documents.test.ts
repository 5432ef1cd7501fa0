import { expect, it } from 'vitest';
import { RefusedError } from '../refused.ts';
import { Documents } from './documents.ts';

it('more than 64 requests for documents of different matches are refused', async () => {
  const documents = new Documents();
  let written = 0;
  const write = async () => {
    written += 1;
    return '{}';
  };
  const waiting = Array.from({ length: 64 }, (_, n) => documents.of(`table-${n}`, write));
  expect(() => documents.of('another', write)).toThrow(new RefusedError('rateLimited'));
  waiting.push(documents.of('table-63', write));
  await Promise.all(waiting);
  expect(written).toBe(64);
  expect(await documents.of('another', write)).toBe('{}');
});

it('a document that fails is written again for the next request', async () => {
  const documents = new Documents();
  const failed = documents.of('table', () => Promise.reject(new RefusedError('unknownTable')));
  await expect(failed).rejects.toThrow(RefusedError);
  expect(await documents.of('table', async () => '{}')).toBe('{}');
});
