import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Where a request came from. Each proxy appends to `X-Forwarded-For` whom it heard, so with `trustProxy` proxies of our own
 * the last `trustProxy` entries are true and the first of those is the client; anything before it anybody may have written.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const heard = request.socket.remoteAddress ?? '';
  if (trustProxy === 0) return heard;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return forwarded.at(-trustProxy) ?? forwarded[0] ?? heard;
}

/** Groups of an IPv6 address that name a network; the rest its owner chooses as they like. */
const NETWORK_GROUPS = 4;

/** What to count an address by: itself, or for IPv6 the /64 network that one household has all to itself. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = address.includes('::') ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
