import { describe, expect, it } from 'vitest';
import { wayOf } from './ways.ts';

const files = { build: 'b1', start: ['assets/start-1.js', 'theme.js'], rest: ['assets/prado-1.js', 'assets/a-1/niña.svg'] };

describe.each(['https://mesa.example/', 'https://example.org/mesa/'])('a request at %s', (scope) => {
  const asked = (path: string, more: { method?: string; navigates?: boolean } = {}) =>
    wayOf({ method: 'GET', navigates: false, url: scope + path, ...more }, scope, files);
  const gone = (path: string) => asked(path, { navigates: true });

  it.each([
    '',
    '?open',
    't/AAAAAAAAAAA',
    'take/BBB#Ana',
    'group/AAAAAAAAAAA',
    'join-group/BBB',
    'notices/stop/a.b',
    'rules/prado/es',
    'learn/prado?table=x',
    'here',
    'here/museum',
    'here/museum/',
    'replay',
    'replay/AAAAAAAAAAA?at=12&seat=1',
    'licences/',
    'licences',
  ])('gets the page for a navigation to %j', (path) => expect(gone(path)).toEqual({ kind: 'page' }));

  it.each([
    'admin',
    'admin/api/server',
    'metrics',
    'healthz',
    'games/prado',
    'socket.io/?EIO=4',
    'somewhere',
    't',
    't/a/b',
    'group/a/b',
    'sw.js',
  ])('is never cached: %s', (path) => {
    expect(gone(path)).toEqual({ kind: 'pass' });
    expect(asked(path)).toEqual({ kind: 'pass' });
  });

  it.each(['assets/start-1.js', 'theme.js', 'assets/prado-1.js', 'assets/a-1/niña.svg'])('is a file of the page: %s', (path) => {
    expect(asked(encodeURI(path))).toEqual({ kind: 'file', path });
    expect(asked(path, { method: 'POST' })).toEqual({ kind: 'pass' });
  });

  it('is no file of this build if only its name is similar', () => {
    for (const path of ['assets/start-2.js', 'assets/', 'start-1.js']) expect(asked(path)).toEqual({ kind: 'pass' });
  });
});

it("to another site or another path of the host is not the page's", () => {
  for (const url of ['https://example.org/assets/start-1.js', 'https://other.example/mesa/theme.js']) {
    expect(wayOf({ method: 'GET', navigates: false, url }, 'https://example.org/mesa/', files)).toEqual({ kind: 'pass' });
  }
});
