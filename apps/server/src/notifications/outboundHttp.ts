import dns from 'node:dns';
import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * The deadline of a request, from the DNS lookup to the headers of the response. In milliseconds.
 */
const DEADLINE = 10_000;
/** The largest block of headers. */
const HEADER_BYTES = 16_384;
/** The most bytes read before the headers of the response are complete, 1xx responses included. */
const READ_BYTES = 4 * HEADER_BYTES;

/** A response, without its body. */
export interface OutboundResponse {
  status: number;
  /** The `Retry-After` header in milliseconds; null without one. */
  retryAfter: number | null;
}

/** A request failed. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  /**
   * `blocked`: the address is not allowed. `notSent`: nothing has arrived. `maybeSent`: the request
   * may have arrived.
   */
  readonly kind: 'blocked' | 'notSent' | 'maybeSent';

  constructor(kind: OutboundError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

interface OutboundRequest {
  method?: 'POST' | 'PUT';
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Aborts the request. */
  signal?: AbortSignal;
}

const private4: readonly (readonly [string, number])[] = [
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
/** Special-purpose ranges within global unicast addresses: translation, tunnels, documentation. */
const private6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateRanges = new BlockList();
for (const [network, bits] of private4) privateRanges.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of private6) privateRanges.addSubnet(network, bits, 'ipv6');
const globalUnicast6 = new BlockList();
globalUnicast6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public: not private, loopback or link-local. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !privateRanges.check(address, 'ipv4');
    case 6:
      return globalUnicast6.check(address, 'ipv6') && !privateRanges.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * Sends HTTP requests to addresses that strangers have entered. It guards the host's network
 * against request forgery (SSRF): it looks a name up once, checks all its addresses, and connects
 * to one of them. It follows no redirect and no upgrade, and reads no body. A receiver cannot hold
 * a request open: there is one deadline, the bytes read are bounded, and the socket is always
 * destroyed.
 */
export class OutboundHttp {
  readonly #allowsPrivate: boolean;
  readonly #deadline: number;

  /**
   * @param allowsPrivate whether private networks and requests without TLS are allowed
   * @param deadline of each request, in milliseconds
   */
  constructor(allowsPrivate: boolean, deadline = DEADLINE) {
    this.#allowsPrivate = allowsPrivate;
    this.#deadline = deadline;
  }

  /**
   * Whether the address is allowed. For a host name, `send` also checks the addresses it resolves
   * to.
   */
  allows(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username, password } = new URL(address);
    if (username !== '' || password !== '') return false;
    if (this.#allowsPrivate) return protocol === 'https:' || protocol === 'http:';
    const host = hostname.replace(/^\[|\]$/g, '');
    return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
  }

  /** @throws OutboundError */
  send(address: string, { method = 'POST', headers, body, signal }: OutboundRequest): Promise<OutboundResponse> {
    if (!this.allows(address)) return Promise.reject(new OutboundError('blocked', 'address not allowed'));
    if (signal?.aborted === true) return Promise.reject(new OutboundError('notSent', 'aborted'));
    const url = new URL(address);
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? requestHttps : requestHttp)(url, {
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
        request.destroy();
      };
      const succeed = (response: IncomingMessage) => {
        end();
        resolve(outboundResponse(response));
      };
      const fail = (cause: Error) => {
        end();
        if (cause instanceof OutboundError) reject(cause);
        else reject(new OutboundError(isConnected ? 'maybeSent' : 'notSent', cause.message, { cause }));
      };
      const abort = () => fail(new Error('aborted'));
      // The timer settles the promise by itself: a DNS lookup cannot be aborted, and some receivers
      // never cause an event.
      const deadline = setTimeout(() => fail(new Error('no response before the deadline')), this.#deadline);
      signal?.addEventListener('abort', abort);
      request.once('socket', (socket) => {
        socket.once(isSecure ? 'secureConnect' : 'connect', () => (isConnected = true));
        // Node does not bound 1xx responses.
        socket.on('data', (chunk: Buffer) => {
          read += chunk.length;
          if (read > READ_BYTES) fail(new Error('too many bytes before the response'));
        });
      });
      request.once('response', succeed);
      // Without this listener Node leaves the request pending. After it, the socket is ours to
      // destroy.
      request.once('upgrade', (response, socket) => {
        socket.on('error', () => undefined).destroy();
        succeed(response);
      });
      request.on('error', fail);
      request.end(body);
    });
  }

  readonly #lookup: LookupFunction = (hostname, { family, hints }, callback) => {
    dns.lookup(hostname, { family: family ?? 0, hints: hints ?? 0, all: true }, (error, found) => {
      if (error !== null) {
        callback(error, []);
        return;
      }
      // One private address makes the whole name suspect.
      if (this.#allowsPrivate || found.every(({ address }) => isPublicAddress(address))) callback(null, found);
      else callback(new OutboundError('blocked', 'the host name resolves to a private address'), []);
    });
  };
}

function outboundResponse({ statusCode = 0, headers }: IncomingMessage): OutboundResponse {
  const after = headers['retry-after'];
  if (after === undefined) return { status: statusCode, retryAfter: null };
  const ms = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return { status: statusCode, retryAfter: Number.isFinite(ms) ? Math.max(Math.round(ms), 0) : null };
}
