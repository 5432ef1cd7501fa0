import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it('believes nobody without a proxy', () => {
  expect(clientAddress(request('1.1.1.1'), 0)).toBe('10.0.0.1');
});

it('believes as many entries, from the last, as there are proxies', () => {
  expect(clientAddress(request('6.6.6.6, 1.1.1.1'), 1)).toBe('1.1.1.1');
  expect(clientAddress(request('6.6.6.6, 1.1.1.1, 10.0.0.2'), 2)).toBe('1.1.1.1');
});

it('takes what there is when the header is shorter or missing', () => {
  expect(clientAddress(request('1.1.1.1'), 2)).toBe('1.1.1.1');
  expect(clientAddress(request(), 1)).toBe('10.0.0.1');
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('counts %j by %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
