import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { Reach, type UnreachedError } from './reach.ts';

/** What the name stands for, each time that it is asked. */
const answers = vi.hoisted(() => ({ asked: 0, addresses: [] as string[] }));

vi.mock('node:dns', () => ({
  lookup: (_name: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) => {
    const address = answers.addresses[answers.asked++] ?? '127.0.0.1';
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  },
}));

const again = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => (error as UnreachedError).again,
  );

/** What is on the inside, and should never be reached. */
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

it('connects to the address that was checked, though the name stands for another one a moment later', async () => {
  using inside = await trap();
  // Of the part of the internet that is given to nobody.
  Object.assign(answers, { asked: 0, addresses: ['2d00::1', '127.0.0.1'] });
  const sent = new Reach(false, 300).send(`https://rebinding.example:${inside.port}/`, { headers: {}, body: Buffer.from('x') });
  expect(await again(sent)).toBe('later');
  expect(answers.asked).toBe(1);
  expect(inside.count).toBe(0);
});

it('connects nowhere when the name leads inside', async () => {
  using inside = await trap();
  Object.assign(answers, { asked: 0, addresses: ['127.0.0.1'] });
  const sent = new Reach(false, 300).send(`https://rebinding.example:${inside.port}/`, { headers: {}, body: Buffer.from('x') });
  expect(await again(sent)).toBe('never');
  expect(inside.count).toBe(0);
});
