import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { serve } from './serve.ts';

/**
 * Average size on the wire of a move in a match with four seats (`npm run bench -- load`), in
 * bytes.
 */
const UPDATE = 270;

/**
 * A server with the minimal work of any server: it broadcasts each message to all clients of the
 * same path, in precomputed frames.
 */
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
const tables = new Map<string, Socket[]>();
/** An unmasked text frame of 126 to 65,535 bytes (RFC 6455, section 5.2). */
const frame = Buffer.alloc(UPDATE, 'x');
frame.set([0x81, 126]);
frame.writeUInt16BE(UPDATE - 4, 2);

sockets.on('connection', (webSocket, { url = '', socket }) => {
  const table = tables.get(url) ?? [];
  tables.set(url, [...table, socket]);
  webSocket.on('message', () => {
    for (const member of tables.get(url) ?? []) member.write(frame);
  });
});
http.listen(0, '127.0.0.1', () => {
  serve((http.address() as AddressInfo).port, async () => void http.close());
});
