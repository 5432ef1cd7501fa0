import { NAMESPACE, PROTOCOL_VERSION } from '@sobremesa/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { newcomer } from './support/page.ts';
import { otherAddress } from './support/raw.ts';
import { startServer, type TestServer } from './support/server.ts';
import { frame, opcodes, Stubborn } from './support/stubborn.ts';

const METRICS_TOKEN = 'a-token-for-the-metrics';
const enter = `40${NAMESPACE},${JSON.stringify({ protocol: PROTOCOL_VERSION })}`;
const flood = Buffer.concat(Array<Buffer>(5000).fill(frame(opcodes.text, Buffer.from('42["x"]'))));

const clients: Stubborn[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  clients.splice(0).forEach((client) => client.terminate());
});

const start = (): Promise<TestServer> => startServer({ env: { TRUST_PROXY: '1', METRICS_TOKEN } });

async function upgraded(server: TestServer, query?: string): Promise<Stubborn> {
  const client = await Stubborn.upgraded(server, query);
  clients.push(client);
  return client;
}

/** Polling requests from one address. */
const poll = (server: TestServer, query = '', init: RequestInit = {}) =>
  fetch(`${server.url}/socket.io/?EIO=4&transport=polling${query}`, { ...init, headers: { 'X-Forwarded-For': otherAddress } });

async function polling(server: TestServer): Promise<string> {
  const greeting = await (await poll(server)).text();
  return (JSON.parse(greeting.slice(1)) as { sid: string }).sid;
}

async function connectionsOf(server: TestServer): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return Number(/^sobremesa_sockets (\d+)/m.exec(metrics)?.[1]);
}

/** Whether the server soon has no connections. */
async function goesAway(server: TestServer): Promise<boolean> {
  const end = Date.now() + 8000;
  while ((await connectionsOf(server)) > 0) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** Number of messages that the server's WebSockets have read since this call. */
function countMessages(): () => number {
  const emit = vi.spyOn(WebSocket.prototype, 'emit');
  return () => emit.mock.calls.filter(([event]) => String(event) === 'message').length;
}

async function isWell(server: TestServer): Promise<void> {
  const { page } = await newcomer(server.url, 'Ana');
  expect((await page.ask('lobby:enter', {})).ok).toBe(true);
  page.close();
}

const offences: [string, (client: Stubborn) => void][] = [
  ['a packet for a namespace that it has not entered', (client) => client.text('42/nowhere,["x"]')],
  ['a packet that socket.io cannot read', (client) => client.text('4x')],
  ['a packet that engine.io cannot read', (client) => client.text('x')],
  ['an engine.io ping', (client) => client.text('2')],
  ['a close frame', (client) => void client.socket.write(frame(opcodes.close))],
  ['a frame with an unknown opcode', (client) => void client.socket.write(frame(5))],
  ['a binary frame', (client) => void client.socket.write(frame(opcodes.binary, Buffer.from('x')))],
  ['a frame that is too large', (client) => void client.socket.write(frame(opcodes.text, Buffer.alloc(20_000, '4')))],
];

describe('a closing WebSocket', () => {
  it.each(offences)('is no longer read, and soon destroyed, after %s', async (_, offend) => {
    await using server = await start();
    const client = await upgraded(server);
    await client.receives('"sid"');
    offend(client);
    await client.receivesClose();
    const messages = countMessages();
    expect(await client.isEndedUnderFloodOf(flood)).toBe(true);
    expect(messages()).toBe(0);
    await isWell(server);
  });

  it('is no longer read, and soon destroyed, after a second CONNECT', async () => {
    await using server = await start();
    const client = await upgraded(server);
    client.text(enter);
    await client.receives('"welcome"');
    client.text(enter);
    await client.receivesClose();
    const messages = countMessages();
    expect(await client.isEndedUnderFloodOf(flood)).toBe(true);
    expect(messages()).toBe(0);
    await isWell(server);
  });

  it('counts as a connection of its address until it is gone', async () => {
    await using server = await start();
    const client = await upgraded(server);
    await client.receives('"sid"');
    client.text(enter);
    await client.receives('"welcome"');
    client.text(enter);
    await client.receivesClose();
    const counted = await connectionsOf(server);
    expect(counted === 1 || client.socket.destroyed).toBe(true);
    expect(await client.isEndedUnderFloodOf(flood)).toBe(true);
    expect(await goesAway(server)).toBe(true);
  });

  it('is destroyed even if its client does not read queued messages', async () => {
    await using server = await start();
    const client = await upgraded(server);
    await client.receives('"sid"');
    client.text(enter);
    await client.receives('"welcome"');
    client.socket.pause();
    client.text(...Array.from({ length: 50 }, (_, n) => `42${NAMESPACE},${n}["lobby:enter",{}]`), enter);
    expect(await goesAway(server)).toBe(true);
  });

  it('is destroyed when its client half-closes it and reads nothing', async () => {
    await using server = await start();
    const client = await upgraded(server);
    await client.receives('"sid"');
    client.socket.pause();
    client.socket.end();
    expect(await goesAway(server)).toBe(true);
  });
});

describe('a WebSocket that upgrades a polling connection', () => {
  it('is closed at once if it sends anything but a probe', async () => {
    await using server = await start();
    const client = await upgraded(server, `&sid=${await polling(server)}`);
    client.text('40');
    await client.receivesClose();
    const messages = countMessages();
    expect(await client.isEndedUnderFloodOf(flood)).toBe(true);
    expect(messages()).toBe(0);
  });

  it('is closed at once if another one is already open', async () => {
    await using server = await start();
    const query = `&sid=${await polling(server)}`;
    await upgraded(server, query);
    const second = await upgraded(server, query);
    await second.receivesClose();
    const messages = countMessages();
    expect(await second.isEndedUnderFloodOf(flood)).toBe(true);
    expect(messages()).toBe(0);
  });

  it('has its frames counted before it sends a probe', async () => {
    await using server = await startServer({ env: { TRUST_PROXY: '1' }, rates: { packets: { points: 100, seconds: 60 } } });
    const client = await upgraded(server, `&sid=${await polling(server)}`);
    expect(await client.isEndedUnderFloodOf(Buffer.concat(Array<Buffer>(20).fill(frame(opcodes.ping))))).toBe(true);
    expect(server.logged.join('')).toContain('"why":"packets"');
  });
});

it('rejects a message in endless fragments', async () => {
  await using server = await start();
  const client = await upgraded(server);
  await client.receives('"sid"');
  const fragments = Array<Buffer>(1000).fill(frame(opcodes.continuation, Buffer.alloc(0), false));
  client.socket.write(Buffer.concat([frame(opcodes.text, Buffer.from('4'), false), ...fragments]));
  await client.receivesClose();
  expect(await client.isEndedUnderFloodOf(flood)).toBe(true);
});

it('frames before the end of the handshake close the WebSocket', async () => {
  await using server = await start();
  const client = await Stubborn.at(server);
  clients.push(client);
  client.socket.cork();
  client.upgrade('/socket.io/?EIO=4&transport=websocket');
  client.socket.write(flood);
  client.socket.uncork();
  expect(await client.isEndedUnderFloodOf(flood)).toBe(true);
});

it('closes an upgrade at any other path at once', async () => {
  await using server = await start();
  const client = await Stubborn.at(server);
  clients.push(client);
  client.upgrade('/nowhere');
  expect(await client.isEndedUnderFloodOf(flood)).toBe(true);
});

describe('a closing polling connection', () => {
  it('accepts no more packets', async () => {
    await using server = await start();
    const sid = await polling(server);
    await poll(server, `&sid=${sid}`, { method: 'POST', body: enter });
    await poll(server, `&sid=${sid}`);
    // engine.io aborts this request.
    await poll(server, `&sid=${sid}`, { method: 'POST', body: enter }).catch(() => undefined);
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await poll(server, `&sid=${sid}`, { method: 'POST', body: '42["x"]' }));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    await isWell(server);
  });

  it('ends with its close packet', async () => {
    await using server = await start();
    const sid = await polling(server);
    await poll(server, `&sid=${sid}`, { method: 'POST', body: '1' });
    expect((await poll(server, `&sid=${sid}`, { method: 'POST', body: '42["x"]' })).status).toBe(400);
    expect(await connectionsOf(server)).toBe(0);
  });
});
