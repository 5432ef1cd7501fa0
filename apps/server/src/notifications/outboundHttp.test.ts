import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { isPublicAddress, OutboundHttp, type OutboundError } from './outboundHttp.ts';

const message = { headers: {}, body: Buffer.from('said') };

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const failure = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => (error as OutboundError).kind,
  );

it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::65'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.100.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

it.each([
  'http://example.org/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://user:password@example.org/hook',
  'ftp://example.org/hook',
  'file:///etc/passwd',
  'hook',
])('sends nothing to %s', async (address) => {
  const http = new OutboundHttp(false);
  expect(http.allows(address)).toBe(false);
  expect(await failure(http.send(address, message))).toBe('blocked');
});

it('sends nothing to a name that resolves to a private address', async () => {
  const http = new OutboundHttp(false);
  expect(http.allows('https://localhost/hook')).toBe(true);
  expect(await failure(http.send('https://localhost/hook', message))).toBe('blocked');
});

it('returns status and Retry-After, follows no redirect, and reads no body', async () => {
  let asked = 0;
  await using target = await listening((request, response) => {
    asked += 1;
    if (request.url === '/busy') response.writeHead(429, { 'Retry-After': '7' }).end();
    else if (request.url === '/away') response.writeHead(302, { Location: '/inside' }).end();
    else {
      response.writeHead(200);
      const pour = () => void response.write('x'.repeat(65_536), (error) => !error && setImmediate(pour));
      pour();
    }
  });
  const http = new OutboundHttp(true);
  const at = (path: string) => http.send(`http://127.0.0.1:${target.port}${path}`, message);
  expect(await at('/busy')).toEqual({ status: 429, retryAfter: 7000 });
  expect(await at('/away')).toEqual({ status: 302, retryAfter: null });
  expect(await at('/endless')).toEqual({ status: 200, retryAfter: null });
  expect(asked).toBe(3);
});

it('reports whether the request may have arrived', async () => {
  const http = new OutboundHttp(true, 200);
  await using silent = await listening(() => undefined);
  expect(await failure(http.send(`http://127.0.0.1:${silent.port}/`, message))).toBe('maybeSent');
  await using rude = await listening((request) => request.socket.destroy());
  expect(await failure(http.send(`http://127.0.0.1:${rude.port}/`, message))).toBe('maybeSent');
  const gone = await listening(() => undefined);
  await gone[Symbol.asyncDispose]();
  expect(await failure(http.send(`http://127.0.0.1:${gone.port}/`, message))).toBe('notSent');
});
