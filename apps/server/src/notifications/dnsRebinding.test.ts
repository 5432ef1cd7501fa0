import dns, { type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, isIP, type AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { OutboundHttp, type OutboundError } from './outboundHttp.ts';

type Lookup = (name: string, options: object, done: (error: null, found: LookupAddress[]) => void) => void;

/** Answers each lookup of a name with the next address. */
function resolving(...addresses: string[]) {
  const answer: Lookup = (_name, _options, done) => {
    const address = addresses.shift() ?? '127.0.0.1';
    done(null, [{ address, family: isIP(address) }]);
  };
  return vi.spyOn(dns, 'lookup').mockImplementation(answer as typeof dns.lookup);
}

afterEach(() => void vi.restoreAllMocks());

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
  const lookup = resolving('2d00::1', '127.0.0.1');
  const sent = new OutboundHttp(false, 300).send(`https://rebinding.example:${inside.port}/`, {
    headers: {},
    body: Buffer.from('x'),
  });
  expect(await failure(sent)).toBe('notSent');
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(inside.count).toBe(0);
});

it('does not connect when the name resolves to a private address', async () => {
  using inside = await trap();
  resolving('127.0.0.1');
  const sent = new OutboundHttp(false, 300).send(`https://rebinding.example:${inside.port}/`, {
    headers: {},
    body: Buffer.from('x'),
  });
  expect(await failure(sent)).toBe('blocked');
  expect(inside.count).toBe(0);
});
