import { expect, it } from 'vitest';
import { joinPath } from './join.ts';

const token = 'A'.repeat(22);

it.each([
  ['abcdefghi-_', '/t/abcdefghi-_'],
  ['  abcdefghi-_\n', '/t/abcdefghi-_'],
  ['https://example.org/mesas/t/abcdefghi-_', '/t/abcdefghi-_'],
  ['Ven a jugar: http://192.168.1.5:8000/t/abcdefghi-_?x=1#y', '/t/abcdefghi-_'],
  [`https://example.org/take/${token}#Ana`, `/take/${token}`],
  ['https://example.org/t/short', null],
  ['https://example.org/take/short', null],
  [`https://example.org/device/${token}#Ana`, `/device/${token}`],
  [`https://example.org/mesas/join-group/${token}`, `/join-group/${token}`],
  ['https://example.org/join-group/short', null],
  ['hola', null],
  ['', null],
])('%j leads to %j', (pasted, path) => {
  expect(joinPath(pasted)).toBe(path);
});
