import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Stands for all unreadable addresses, which share the limits of one address. */
export const UNKNOWN = 'unknown';

/** The longest text that can be an address, with a zone, a port, brackets and quotes. */
const LONGEST = 100;

/**
 * The client address of a request, in canonical notation; `UNKNOWN` if it is no valid address. Each
 * proxy appends the address that connected to it to `X-Forwarded-For`. So with `trustProxy` proxies
 * of our own, the last `trustProxy` entries are true, and the first of these is the client.
 * Anything before it can be forged.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const peer = request.socket.remoteAddress ?? '';
  return canonicalAddress(trustProxy === 0 ? peer : (forwardedFor(request, trustProxy) ?? peer)) ?? UNKNOWN;
}

function forwardedFor(request: IncomingMessage, trustProxy: number): string | undefined {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return forwarded.at(-trustProxy) ?? forwarded[0];
}

/**
 * One notation for each address: IPv4 as `192.0.2.7`, IPv6 as in RFC 5952. Proxies also write a
 * port (`192.0.2.7:80`, `[::1]:80`), a zone (`fe80::1%eth0`) or an IPv4 address mapped to IPv6
 * (`::ffff:192.0.2.7`, `::ffff:c000:207`); null for anything else.
 */
function canonicalAddress(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, bare = text] = /^"(.*)"$/.exec(text) ?? [];
  const [, v4 = bare] = /^([\d.]+):\d{1,5}$/.exec(bare) ?? [];
  if (isIPv4(v4)) return v4;
  const [, v6 = bare] = /^\[([^[\]]*)\](?::\d{1,5})?$/.exec(bare) ?? [];
  const [address = ''] = v6.split('%');
  if (!isIPv6(address)) return null;
  // A URL has a single notation for each IPv6 address.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return mappedIPv4(canonical) ?? canonical;
}

function mappedIPv4(canonical: string): string | null {
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return null;
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
}

/** The rate-limit key of a client's address, see `networkOf`. */
export function clientNetworks(trustProxy: number): (request: IncomingMessage) => string {
  return (request) => networkOf(clientAddress(request, trustProxy));
}

/**
 * Number of groups of an IPv6 address that identify a network; its owner chooses the rest freely.
 */
const NETWORK_GROUPS = 4;

/**
 * The rate-limit key of an address: itself, or for IPv6 its /64 network, which usually belongs to
 * one household.
 */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address);
  if (canonical === null) return UNKNOWN;
  if (isIPv4(canonical)) return canonical;
  const [head = [], tail = []] = canonical.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = canonical.includes('::') ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Whether the address belongs to this machine. */
export function isLoopback(address: string): boolean {
  const canonical = canonicalAddress(address) ?? '';
  return canonical === '::1' || canonical.startsWith('127.');
}
