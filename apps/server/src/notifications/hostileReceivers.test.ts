import dns from 'node:dns';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onRequest, RawReceiver, repeat } from '../../test/support/rawReceiver.ts';
import { OutboundHttp, type OutboundError } from './outboundHttp.ts';

const message = { headers: {}, body: Buffer.from('said') };
/** The deadline in these tests, in milliseconds. */
const DEADLINE = 400;
/** A request that is not settled after this time counts as hanging. */
const HANGING = 5 * DEADLINE;

afterEach(() => void vi.restoreAllMocks());

/** The status of a request, the kind of its error, or `hanging`. */
async function outcome(sending: Promise<{ status: number }>): Promise<number | string> {
  const hanging = new Promise<string>((resolve) => setTimeout(resolve, HANGING, 'hanging'));
  const settled = sending.then(
    ({ status }) => status,
    (error: unknown) => (error as OutboundError).kind,
  );
  return Promise.race([settled, hanging]);
}

const processing = 'HTTP/1.1 102 Processing\r\n\r\n';
const hint = 'HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n';
const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

/** Receivers: their behaviour on a connection, and the outcome of the request. */
const receivers: readonly (readonly [string, 'http' | 'https', (socket: Socket) => void, number | string])[] = [
  ['switches protocols', 'http', (socket) => onRequest(socket, () => socket.write(upgrade)), 101],
  [
    'switches protocols and resets the connection',
    'http',
    (socket) => onRequest(socket, () => socket.write(upgrade, () => socket.resetAndDestroy())),
    101,
  ],
  ['switches protocols before the request', 'http', (socket) => void socket.write(upgrade), 101],
  [
    'sends 1xx responses slowly without end',
    'http',
    (socket) => onRequest(socket, () => repeat(socket, processing, 20)),
    'maybeSent',
  ],
  [
    'sends 100 Continue without end',
    'http',
    (socket) => onRequest(socket, () => repeat(socket, 'HTTP/1.1 100 Continue\r\n\r\n', 20)),
    'maybeSent',
  ],
  [
    'sends its headers byte by byte',
    'http',
    (socket) => onRequest(socket, () => socket.write('HTTP/1.1 200 OK\r\nX-Slow: ', () => repeat(socket, 'x', 20))),
    'maybeSent',
  ],
  [
    'sends headers without end',
    'http',
    (socket) =>
      onRequest(socket, () => socket.write('HTTP/1.1 200 OK\r\n', () => repeat(socket, 'X-More: yes\r\n'.repeat(500), 1))),
    'maybeSent',
  ],
  [
    'sends a body without end',
    'http',
    (socket) => onRequest(socket, () => socket.write('HTTP/1.1 200 OK\r\n\r\n', () => repeat(socket, 'x'.repeat(9999), 1))),
    200,
  ],
  ['accepts and sends nothing', 'http', () => undefined, 'maybeSent'],
  ['never begins its TLS handshake', 'https', () => undefined, 'notSent'],
  ['stalls in its TLS handshake', 'https', (socket) => void socket.write(Buffer.from([22, 3, 3, 0, 100, 2])), 'notSent'],
  ['speaks no TLS', 'https', (socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\n'), 'notSent'],
  ['resets the connection in the handshake', 'https', (socket) => socket.resetAndDestroy(), 'notSent'],
  ['resets the connection after the request', 'http', (socket) => onRequest(socket, () => socket.resetAndDestroy()), 'maybeSent'],
  [
    'resets the connection within its headers',
    'http',
    (socket) => onRequest(socket, () => socket.write('HTTP/1.1 200 OK\r\nX-', () => socket.resetAndDestroy())),
    'maybeSent',
  ],
  [
    'resets the connection within its body',
    'http',
    (socket) =>
      onRequest(socket, () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx', () => socket.resetAndDestroy())),
    200,
  ],
  [
    'sends an invalid status line',
    'http',
    (socket) => onRequest(socket, () => socket.write('\0\x01garbage\r\n\r\n')),
    'maybeSent',
  ],
];

describe('a receiver that', () => {
  it.each(receivers)('%s', async (_name, protocol, behave, expected) => {
    await using receiver = await RawReceiver.start(behave);
    const http = new OutboundHttp(true, DEADLINE);
    expect(await outcome(http.send(`${protocol}://127.0.0.1:${receiver.port}/`, message))).toBe(expected);
    await vi.waitFor(() => expect(receiver.open).toBe(0));
  });

  it('sends 1xx without end is disconnected long before the deadline', async () => {
    await using receiver = await RawReceiver.start((socket) => onRequest(socket, () => repeat(socket, hint.repeat(500), 1)));
    const http = new OutboundHttp(true, 60_000);
    expect(await outcome(http.send(`http://127.0.0.1:${receiver.port}/`, message))).toBe('maybeSent');
    await vi.waitFor(() => expect(receiver.open).toBe(0));
  });

  it('has a name that is never resolved', async () => {
    vi.spyOn(dns, 'lookup').mockImplementation(() => undefined);
    const http = new OutboundHttp(true, DEADLINE);
    expect(await outcome(http.send('https://silent.example/', message))).toBe('notSent');
  });

  it('redirects is not followed', async () => {
    await using receiver = await RawReceiver.start((socket) =>
      onRequest(socket, () => socket.write('HTTP/1.1 307 Away\r\nLocation: /\r\n\r\n')),
    );
    const http = new OutboundHttp(true, DEADLINE);
    expect(await outcome(http.send(`http://127.0.0.1:${receiver.port}/`, message))).toBe(307);
    expect(receiver.accepted).toBe(1);
  });
});

describe('an aborted request', () => {
  it('is settled at once, and its connection is closed', async () => {
    await using receiver = await RawReceiver.start(() => undefined);
    const http = new OutboundHttp(true, 60_000);
    const stopping = new AbortController();
    const sending = http.send(`http://127.0.0.1:${receiver.port}/`, { ...message, signal: stopping.signal });
    await vi.waitFor(() => expect(receiver.open).toBe(1));
    stopping.abort();
    expect(await outcome(sending)).toBe('maybeSent');
    await vi.waitFor(() => expect(receiver.open).toBe(0));
  });

  it('is not sent if it was aborted before', async () => {
    await using receiver = await RawReceiver.start(() => undefined);
    const http = new OutboundHttp(true, 60_000);
    const sending = http.send(`http://127.0.0.1:${receiver.port}/`, { ...message, signal: AbortSignal.abort() });
    expect(await outcome(sending)).toBe('notSent');
    expect(receiver.accepted).toBe(0);
  });
});
