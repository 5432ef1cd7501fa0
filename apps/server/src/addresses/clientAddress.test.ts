import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { array, assert, constantFrom, integer, ipV4, ipV6, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, isLoopback, networkOf, UNKNOWN } from './clientAddress.ts';

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

const key = (forwarded: string, proxies = 1) => networkOf(clientAddress(request(forwarded), proxies));

it('ignores X-Forwarded-For without a proxy', () => {
  expect(clientAddress(request('1.1.1.1'), 0)).toBe('10.0.0.1');
});

it('trusts one entry per proxy, counted from the last', () => {
  expect(clientAddress(request('6.6.6.6, 1.1.1.1'), 1)).toBe('1.1.1.1');
  expect(clientAddress(request('6.6.6.6, 1.1.1.1, 10.0.0.2'), 2)).toBe('1.1.1.1');
});

it('uses the earliest known address when the header is too short or missing', () => {
  expect(clientAddress(request('1.1.1.1'), 2)).toBe('1.1.1.1');
  expect(clientAddress(request(' , ,'), 1)).toBe('10.0.0.1');
  expect(clientAddress(request(), 1)).toBe('10.0.0.1');
});

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:443', '1.2.3.4'],
  ['[::1]:443', '::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:443', 'fe80::1'],
  ['unknown', UNKNOWN],
  ['_hidden', UNKNOWN],
  ['_hidden:80', UNKNOWN],
  ['1.2.3', UNKNOWN],
  ['1.2.3.4:', UNKNOWN],
  ['1.2.3.4%eth0', UNKNOWN],
  ['2001:db8::/64', UNKNOWN],
  ['[::1', UNKNOWN],
  ['[1.2.3.4]', UNKNOWN],
  ['__proto__', UNKNOWN],
])('reads the forwarded address %j as %s', (forwarded, address) => {
  expect(clientAddress(request(forwarded), 1)).toBe(address);
});

it.each(['', '1.2.3.4', 'fe80::1%', '[::1]:', '"'])('finds no address in 10 kB of text that begins with %j', (start) => {
  expect(clientAddress(request(start + 'x'.repeat(10_000)), 1)).toBe(UNKNOWN);
});

it('a socket that is already closed has an unknown address', () => {
  const closed = { socket: {}, headers: {} } as unknown as IncomingMessage;
  expect(clientAddress(closed, 0)).toBe(UNKNOWN);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:DB8::6', '2001:db8:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', UNKNOWN],
  ['no address', UNKNOWN],
])('counts %j under the key %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::2', false],
  ['128.0.0.1', false],
  ['', false],
])('%j is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

describe('for any content of X-Forwarded-For', () => {
  const network = /^(unknown|\d+\.\d+\.\d+\.\d+|[\da-f]{1,4}(:[\da-f]{1,4}){3}::\/64)$/;
  const scraps = constantFrom(
    ':',
    '::',
    '.',
    '[',
    ']',
    '%',
    '%25',
    '"',
    ',',
    ' ',
    '/64',
    'ffff',
    '0',
    '1.2.3.4',
    '_',
    '__proto__',
  );

  it('yields one short key and never throws', () => {
    const text = oneof(
      string({ maxLength: 200 }),
      array(oneof(scraps, ipV4(), ipV6(), string({ maxLength: 5 }))).map((s) => s.join('')),
    );
    assert(
      property(text, integer({ min: 0, max: 3 }), (forwarded, proxies) => {
        expect(key(forwarded, proxies)).toMatch(network);
      }),
      { numRuns: 2000 },
    );
  });

  it('yields the same key for one address in all its notations', () => {
    const port = integer({ min: 0, max: 65_535 });
    assert(
      property(ipV4(), port, (address, number) => {
        const bytes = address.split('.').map(Number);
        const hex = (i: number) => (((bytes[i] ?? 0) << 8) | (bytes[i + 1] ?? 0)).toString(16);
        const mapped = [`::ffff:${address}`, `::FFFF:${hex(0)}:${hex(2)}`];
        const all = [`${address}:${number}`, ...mapped, ...mapped.map((each) => `[${each}]:${number}`), `"${address}"`];
        expect(all.map((each) => key(each))).toEqual(all.map(() => address));
      }),
    );
    assert(
      property(record({ address: ipV6(), port }), ({ address, port: number }) => {
        const forms = [address, address.toUpperCase(), `[${address}]`, `[${address}]:${number}`, `${address}%eth0`];
        const keys = new Set(forms.map((each) => key(each)));
        expect([...keys]).toHaveLength(1);
        expect(isIPv4([...keys].join('')) || [...keys].join('').endsWith('::/64')).toBe(true);
        expect(keys).not.toContain(UNKNOWN);
      }),
    );
  });
});
