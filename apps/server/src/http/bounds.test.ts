import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
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

function dial(): Socket & { heard: string } {
  const socket = Object.assign(connect((server.address() as AddressInfo).port, '127.0.0.1'), { heard: '' });
  socket.on('data', (data) => (socket.heard += String(data)));
  socket.on('error', () => undefined);
  return socket;
}

it.each([
  ['headers', { headersMs: 30 }, 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a body', { headersMs: 20, requestMs: 30 }, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc'],
])('who sends half of %s is not waited for', async (_, bounds, half) => {
  await listening({ checkEveryMs: 10, ...bounds }, (request, response) => request.resume().on('end', () => response.end()));
  const socket = dial();
  socket.write(half);
  await once(socket, 'close');
  expect(socket.heard).toMatch(/^HTTP\/1\.1 408 /);
});

it('who asks for nothing more is not kept', async () => {
  await listening({ idleMs: 30 });
  const socket = dial();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'close');
  expect(socket.heard).toContain('hello');
});

it('an answer that nobody reads is given up', async () => {
  await listening({ silentMs: 50 }, (_, response) => void response.end(Buffer.alloc(50_000_000)));
  const left = new Promise((resolve) => server.once('connection', (socket: Socket) => socket.once('close', resolve)));
  const socket = dial();
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect(left).resolves.toBeDefined();
  socket.destroy();
});

it('there are so many connections and no more', async () => {
  await listening({ connections: 2 });
  const sockets = [dial(), dial()];
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const third = dial();
  await once(third, 'close');
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  expect(sockets.map(({ heard }) => heard)).toEqual(Array(2).fill(expect.stringContaining('hello')));
});
