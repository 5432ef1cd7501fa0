import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createBoundedServer } from './bounds.ts';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

type Asked = Parameters<typeof createBoundedServer>;

async function listening(bounds: Asked[1], listener: Asked[0] = (_, response) => void response.end('hello')): Promise<void> {
  server = createBoundedServer(listener, bounds).listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function dial(): Socket & { received: string } {
  const socket = Object.assign(connect((server.address() as AddressInfo).port, '127.0.0.1'), { received: '' });
  socket.on('data', (data) => (socket.received += String(data)));
  socket.on('error', () => undefined);
  return socket;
}

it.each([
  ['headers', { headersMs: 30 }, 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a body', { headersMs: 20, requestMs: 30 }, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc'],
])('times out a client that sends half of %s', async (_, bounds, half) => {
  await listening({ checkEveryMs: 10, ...bounds }, (request, response) => request.resume().on('end', () => response.end()));
  const socket = dial();
  socket.write(half);
  await once(socket, 'close');
  expect(socket.received).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes an idle connection after its last request', async () => {
  await listening({ idleMs: 30 });
  const socket = dial();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'close');
  expect(socket.received).toContain('hello');
});

it('closes a connection whose client does not read the response', async () => {
  await listening({ silentMs: 50 }, (_, response) => void response.end(Buffer.alloc(50_000_000)));
  const left = new Promise((resolve) => server.once('connection', (socket: Socket) => socket.once('close', resolve)));
  const socket = dial();
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect(left).resolves.toBeDefined();
  socket.destroy();
});

it('closes a connection that sends nothing', async () => {
  await listening({ firstByteMs: 30, headersMs: 20_000 });
  const idle = dial();
  const slow = dial();
  slow.write('GET / HTTP/1.1\r\n');
  await once(idle, 'close');
  expect(idle.received).toBe('');
  slow.write('Host: x\r\nConnection: close\r\n\r\n');
  await once(slow, 'close');
  expect(slow.received).toContain('hello');
});

it('stops reading a body soon after the response', async () => {
  await listening({ lateMs: 50 }, (_, response) => void response.writeHead(413).end());
  const socket = dial();
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  const sending = setInterval(() => socket.write('1\r\nx\r\n'), 5);
  await closed(socket);
  clearInterval(sending);
  expect(socket.received).toMatch(/^HTTP\/1\.1 413 /);
});

/** A connection that ends with an error has ended, too. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** Connects, and resolves to whether the server keeps the connection. */
async function isKept(): Promise<boolean> {
  const socket = dial();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await Promise.race([closed(socket), new Promise((resolve) => socket.once('data', resolve))]);
  return socket.received !== '';
}

describe('connections', () => {
  const [one, other, local] = ['203.0.113.1', '203.0.113.2', '127.0.0.1'];
  /** The addresses of the next connections. */
  let addresses: string[];
  const addressOf = () => addresses.shift() ?? one;

  it('are limited in total, except those of the machine itself', async () => {
    addresses = [one, other, one, local];
    await listening({ connections: 2, addressOf });
    expect([await isKept(), await isKept(), await isKept(), await isKept()]).toEqual([true, true, false, true]);
  });

  it('are limited per address, until one of them has ended', async () => {
    addresses = [one, one, one, other, `::ffff:${one}`];
    await listening({ perAddress: 2, addressOf });
    const left = new Promise((resolve) => server.once('connection', (socket: Socket) => socket.once('close', resolve)));
    const first = dial();
    await once(first, 'connect');
    expect([await isKept(), await isKept(), await isKept(), await isKept()]).toEqual([true, false, true, false]);
    first.destroy();
    await left;
    expect(await isKept()).toBe(true);
  });

  it('are limited per IPv6 network', async () => {
    addresses = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'];
    await listening({ perAddress: 2, addressOf });
    expect([await isKept(), await isKept(), await isKept(), await isKept()]).toEqual([true, true, false, true]);
  });

  it('of one address leave some for other addresses', async () => {
    addresses = Array<string>(10).fill(one);
    await listening({ connections: 10, perAddress: 10, addressOf });
    const kept = [];
    for (let n = 0; n < 10; n++) kept.push(await isKept());
    expect(kept.filter(Boolean).length).toBeLessThan(4);
    addresses = [other];
    expect(await isKept()).toBe(true);
  });

  it('of a proxy are limited in total only', async () => {
    addresses = Array<string>(10).fill(one);
    await listening({ connections: 3, perAddress: null, addressOf });
    expect([await isKept(), await isKept(), await isKept(), await isKept()]).toEqual([true, true, true, false]);
  });
});

describe('pipelined requests', () => {
  const pipelined = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50);

  it('close the connection if there are too many, and only the first one is handled', async () => {
    let handled = 0;
    await listening({}, () => {
      handled += 1;
    });
    const socket = dial();
    socket.write(pipelined);
    await once(socket, 'close');
    expect(handled).toBe(1);
  });

  it('are answered in order if there are few', async () => {
    let handled = 0;
    await listening({}, (_, response) => void response.end(`answer ${(handled += 1)};`));
    const socket = dial();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
    while (!socket.received.includes('answer 8;')) await once(socket, 'data');
    expect(socket.received.match(/answer \d/g)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `answer ${n}`));
    socket.destroy();
  });

  it('do not include requests that wait for each response', async () => {
    await listening({});
    const socket = dial();
    for (let n = 1; n <= 20; n++) {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      while (socket.received.split('hello').length <= n) await once(socket, 'data');
    }
    expect(socket.closed).toBe(false);
    socket.destroy();
  });
});
