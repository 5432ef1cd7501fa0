import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { OutboundHttp, type OutboundError } from './outboundHttp.ts';

/** The address of each lookup of the name. */
const answers = vi.hoisted(() => ({ asked: 0, addresses: [] as string[] }));

vi.mock('node:dns', () => ({
  lookup: (_name: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) => {
    const address = answers.addresses[answers.asked++] ?? '127.0.0.1';
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  },
}));

const failure = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => (error as OutboundError).kind,
  );

/** A private server that must not be reached. */
async function trap() {
  const server = createServer((socket) => {
    reached.count += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  const reached = { count: 0, port: 0 };
  await once(server, 'listening');
  reached.port = (server.address() as AddressInfo).port;
  return Object.assign(reached, { [Symbol.dispose]: () => server.close() });
}

it('connects to the checked address, though the next lookup has another one', async () => {
  using inside = await trap();
  // An unassigned public address.
  Object.assign(answers, { asked: 0, addresses: ['2d00::1', '127.0.0.1'] });
  const sent = new OutboundHttp(false, 300).send(`https://rebinding.example:${inside.port}/`, {
    headers: {},
    body: Buffer.from('x'),
  });
  expect(await failure(sent)).toBe('notSent');
  expect(answers.asked).toBe(1);
  expect(inside.count).toBe(0);
});

it('does not connect when the name resolves to a private address', async () => {
  using inside = await trap();
  Object.assign(answers, { asked: 0, addresses: ['127.0.0.1'] });
  const sent = new OutboundHttp(false, 300).send(`https://rebinding.example:${inside.port}/`, {
    headers: {},
    body: Buffer.from('x'),
  });
  expect(await failure(sent)).toBe('blocked');
  expect(inside.count).toBe(0);
});
