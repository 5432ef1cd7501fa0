import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textFrame, writeWhole } from './frames.ts';

let server: Server;
let url: string;

beforeEach(async () => {
  const http = createServer();
  server = new Server(http);
  server.engine.on('connection', writeWhole);
  server.on('connection', (socket) => {
    socket.on('say', (length: number, letter: string) => socket.emit('said', letter.repeat(length)));
    socket.on('show', (bytes: Buffer) => socket.emit('shown', { first: bytes, next: ['ñ', bytes] }));
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

it.each([['websocket'], ['polling']])('everything arrives as it was said, by %s', async (transport) => {
  const client = io(url, { transports: [transport], forceNew: true });
  try {
    for (const letter of ['a', 'ñ', '木', '🕯']) {
      for (const length of [0, 1, 100, 111, 112, 113, 114, 125, 126, 65_520, 65_521, 65_522, 65_523, 70_000]) {
        const said = new Promise((resolve) => client.once('said', resolve));
        client.emit('say', length, letter);
        expect(await said).toBe(letter.repeat(length));
      }
    }
    const bytes = Buffer.from([0, 1, 2, 255]);
    const shown = new Promise((resolve) => client.once('shown', resolve));
    client.emit('show', bytes);
    expect(await shown).toEqual({ first: bytes, next: ['ñ', bytes] });
  } finally {
    client.disconnect();
  }
});

it.each([
  [125, 127],
  [126, 130],
  [65_535, 65_539],
  [65_536, 65_546],
])('a text of %i bytes takes a frame of %i', (length, framed) => {
  expect(textFrame('4', 'x'.repeat(length - 1))).toHaveLength(framed);
});
