import { expect, it } from 'vitest';
import { withoutBasePath } from './base-path.ts';

it.each([
  ['/play', '/'],
  ['/play/', '/'],
  ['/play?a=1', '/?a=1'],
  ['/play/t/abc', '/t/abc'],
  ['/play/socket.io/?EIO=4', '/socket.io/?EIO=4'],
  ['/t/abc', '/t/abc'],
  ['/players', '/players'],
  ['/socket.io/?EIO=4', '/socket.io/?EIO=4'],
])('under /play, %s becomes %s', (url, path) => {
  expect(withoutBasePath(url, '/play')).toBe(path);
});
