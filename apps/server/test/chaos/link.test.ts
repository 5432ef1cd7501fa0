import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Link } from './link.ts';

const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
let link: Link;
beforeEach(async () => {
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const { port } = echo.address() as AddressInfo;
  link = await Link.open(() => port);
});
afterEach(() => {
  link.close();
  echo.close();
});

/** All data that a connection has received. */
async function talk(): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(link.port, '127.0.0.1').on('error', () => undefined);
  let text = '';
  socket.on('data', (piece) => (text += String(piece)));
  await once(socket, 'connect');
  return { socket, received: () => text };
}

it('a link forwards both ways, and queues data while it is held', async () => {
  const { socket, received } = await talk();
  socket.write('one ');
  await expect.poll(received).toBe('one ');
  link.hold();
  socket.write('two ');
  await sleep(50);
  socket.write('three');
  await sleep(50);
  expect(received()).toBe('one ');
  link.slow(20);
  link.mend();
  await expect.poll(received).toBe('one two three');
  socket.destroy();
});

it('a cut link closes its connections, and refuses new ones until it is mended', async () => {
  const { socket } = await talk();
  socket.write('one');
  await once(socket, 'data');
  const closed = once(socket, 'close');
  link.cut();
  await closed;
  const refused = await talk();
  await once(refused.socket, 'close');
  link.mend();
  const { socket: again, received } = await talk();
  again.write('two');
  await expect.poll(received).toBe('two');
  again.destroy();
});
