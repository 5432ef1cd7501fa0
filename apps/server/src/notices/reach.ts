import { lookup as resolve } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The longest that a target may take for all of it. In milliseconds. */
const WITHIN = 10_000;
const HEADER_BYTES = 16_384;

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
 * Sends to addresses that strangers have given. They cannot be used to reach the inside of the host's network: what a name stands for is
 * looked up once, checked, and connected to; nothing leads on from there, and no answer is read.
 */
export class Reach {
  readonly #inside: boolean;
  readonly #within: number;

  /**
   * @param inside whether the host wants its own network to be reached, and without TLS
   * @param within how long a target may take, in milliseconds
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
  send(address: string, { method = 'POST', headers, body }: Sent): Promise<Reached> {
    if (!this.allows(address)) return Promise.reject(new UnreachedError('never', 'this address may not be reached'));
    const url = new URL(address);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const options: RequestOptions = {
      method,
      headers: { ...headers, 'Content-Length': body.length, 'User-Agent': 'Sobremesa' },
      lookup: this.#lookup,
      agent: false,
      maxHeaderSize: HEADER_BYTES,
      signal: AbortSignal.timeout(this.#within),
    };
    return new Promise((done, fail) => {
      let isConnected = false;
      const sending = request(url, options, (response) => {
        done(reached(response));
        response.destroy();
      });
      sending.once('socket', (socket) => {
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => (isConnected = true));
      });
      sending.once('error', (cause) => {
        if (cause instanceof UnreachedError) fail(cause);
        else fail(new UnreachedError(isConnected ? 'perhaps' : 'later', cause.message, { cause }));
      });
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
