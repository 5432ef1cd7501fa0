import { lookup as resolve } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The deadline of a request, from the DNS lookup to the headers of the answer. In milliseconds. */
const WITHIN = 10_000;
/** The most that one block of headers may have. */
const HEADER_BYTES = 16_384;
/** The most that is read before the headers of the answer are complete, 1xx answers included. */
const READ_BYTES = 4 * HEADER_BYTES;

/** What a target has answered. Of its body nothing is read. */
export interface Reached {
  status: number;
  /** Milliseconds for which it does not want to be asked again; null when it says nothing of it. */
  retryAfter: number | null;
}

/** Something could not be sent. */
export class UnreachedError extends Error {
  override readonly name = 'UnreachedError';
  /** `never`: the target may not be reached. `later`: nothing has arrived. `perhaps`: it may have arrived all the same. */
  readonly again: 'never' | 'later' | 'perhaps';

  constructor(again: UnreachedError['again'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.again = again;
  }
}

interface Sent {
  method?: 'POST' | 'PUT';
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Ends the request early. */
  signal?: AbortSignal;
}

const inside4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of the addresses that are given out to the world, those that stand for others, or for nobody. */
const inside6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const inner = new BlockList();
for (const [network, bits] of inside4) inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of inside6) inner.addSubnet(network, bits, 'ipv6');
const outer6 = new BlockList();
outer6.addSubnet('2000::', 3, 'ipv6');

/** Whether this address is one of the open internet: of nobody's own network, machine or cable. */
export function isOutside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inner.check(address, 'ipv4');
    case 6:
      return outer6.check(address, 'ipv6') && !inner.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * Sends to addresses that strangers have given. They cannot be used to reach the inside of the host's network: a name is looked up once,
 * its addresses are checked, and one of them is connected to. Redirects and upgrades are not followed, and no body is read. A receiver
 * cannot hold a request open: one deadline covers all of it, what is read is bounded, and the socket is destroyed in the end.
 */
export class Reach {
  readonly #inside: boolean;
  readonly #within: number;

  /**
   * @param inside whether the host wants its own network to be reached, and without TLS
   * @param within the deadline of each request, in milliseconds
   */
  constructor(inside: boolean, within = WITHIN) {
    this.#inside = inside;
    this.#within = within;
  }

  /** Whether something may be sent there, as far as can be told from the address alone. */
  allows(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username, password } = new URL(address);
    if (username !== '' || password !== '') return false;
    if (this.#inside) return protocol === 'https:' || protocol === 'http:';
    const host = hostname.replace(/^\[|\]$/g, '');
    return protocol === 'https:' && (isIP(host) === 0 || isOutside(host));
  }

  /** @throws UnreachedError */
  send(address: string, { method = 'POST', headers, body, signal }: Sent): Promise<Reached> {
    if (!this.allows(address)) return Promise.reject(new UnreachedError('never', 'this address may not be reached'));
    if (signal?.aborted === true) return Promise.reject(new UnreachedError('later', 'aborted'));
    const url = new URL(address);
    const isSecure = url.protocol === 'https:';
    const sending = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      headers: { ...headers, 'Content-Length': body.length, 'User-Agent': 'Sobremesa' },
      lookup: this.#lookup,
      agent: false,
      maxHeaderSize: HEADER_BYTES,
    });
    return new Promise((resolve, reject) => {
      let isConnected = false;
      let read = 0;
      const end = () => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', abort);
        sending.destroy();
      };
      const succeed = (response: IncomingMessage) => {
        end();
        resolve(reached(response));
      };
      const fail = (cause: Error) => {
        end();
        if (cause instanceof UnreachedError) reject(cause);
        else reject(new UnreachedError(isConnected ? 'perhaps' : 'later', cause.message, { cause }));
      };
      const abort = () => fail(new Error('aborted'));
      // The promise depends on no event: a lookup cannot be aborted, and some receivers cause none.
      const deadline = setTimeout(() => fail(new Error('no answer within the deadline')), this.#within);
      signal?.addEventListener('abort', abort);
      sending.once('socket', (socket) => {
        socket.once(isSecure ? 'secureConnect' : 'connect', () => (isConnected = true));
        // Node neither counts nor bounds 1xx answers.
        socket.on('data', (chunk: Buffer) => {
          read += chunk.length;
          if (read > READ_BYTES) fail(new Error('too much before an answer'));
        });
      });
      sending.once('response', succeed);
      // Without this listener Node would leave the request pending. It no longer owns the socket then.
      sending.once('upgrade', (response, socket) => {
        socket.on('error', () => undefined).destroy();
        succeed(response);
      });
      sending.on('error', fail);
      sending.end(body);
    });
  }

  readonly #lookup: LookupFunction = (hostname, { family, hints }, callback) => {
    resolve(hostname, { family: family ?? 0, hints: hints ?? 0, all: true }, (error, found) => {
      if (error !== null) {
        callback(error, []);
        return;
      }
      // One that leads inside makes the name suspect as a whole.
      if (this.#inside || found.every(({ address }) => isOutside(address))) callback(null, found);
      else callback(new UnreachedError('never', 'this name leads into a network of its own'), []);
    });
  };
}

function reached({ statusCode = 0, headers }: IncomingMessage): Reached {
  const after = headers['retry-after'];
  if (after === undefined) return { status: statusCode, retryAfter: null };
  const ms = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return { status: statusCode, retryAfter: Number.isFinite(ms) ? Math.max(Math.round(ms), 0) : null };
}
